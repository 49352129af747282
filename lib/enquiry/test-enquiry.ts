/** An enquiry and where it goes, for tests. */
export const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };

export const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};
