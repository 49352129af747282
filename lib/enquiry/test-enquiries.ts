/** Where the enquiries of tests go. */
export const delivery = {
  subject: 'An enquiry',
  toEmail: 'farm@example.com',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};
