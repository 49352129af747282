/** An enquiry and where it goes, for tests. */
export const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };

export const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  phone: '+27 82 000 0000',
  emailService: {
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.example.com',
  },
};
