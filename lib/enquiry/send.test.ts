import { templateParameters } from './send';

const delivery = {
  subject: 'JLDT Bonsmara Inquiry',
  toEmail: 'farm@example.com',
  emailService: { publicKey: 'k', serviceId: 's', templateId: 't', origin: '/' },
};

test('names the parameters as the e-mail template wants them', () => {
  const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '082', message: 'Hello' };
  expect(templateParameters(enquiry, delivery)).toEqual({
    from_name: 'Ann',
    from_email: 'ann@example.com',
    phone: '082',
    message: 'Hello',
    subject: 'JLDT Bonsmara Inquiry',
    to_email: 'farm@example.com',
  });
});

test('says so when no phone number was given', () => {
  const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };
  expect(templateParameters(enquiry, delivery).phone).toBe('Not provided');
});
