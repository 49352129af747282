/** Our words around WhatsApp; the number is a fact of facts/farm.json. */
export const whatsApp = {
  name: 'WhatsApp',
  chat: 'Chat on WhatsApp',
  /** The draft in a chat when it opens. */
  greeting: 'Hello, I would like to learn more about your business.',
} as const;
