import { emailRequest } from './email-request';
import { delivery, enquiry } from './test-enquiry';

test('makes the request that the e-mail service expects', () => {
  expect(emailRequest(enquiry, delivery)).toEqual({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: 'Ann',
      from_email: 'ann@example.com',
      phone: 'Not provided',
      message: 'Hello',
      subject: 'JLDT Bonsmara Inquiry',
      to_email: 'farm@example.com',
    },
  });
});

test('sends the phone number where there is one', () => {
  const { template_params: parameters } = emailRequest({ ...enquiry, phone: '082' }, delivery);
  expect(parameters.phone).toBe('082');
});
