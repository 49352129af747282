import { emailServiceGuards } from '@/content/enquiry';
import { sendEnquiry } from './send';

const enquiry = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Hello' };
const delivery = {
  subject: 'Inquiry',
  toEmail: 'farm@example.com',
  emailService: { publicKey: 'k', serviceId: 's', templateId: 't', origin: '/' },
};
const requests = jest.fn<Promise<{ ok: true; status: number; text: () => Promise<string> }>, []>(
  async () => ({ ok: true, status: 200, text: async () => 'OK' }),
);

beforeEach(() => {
  requests.mockClear();
  window.localStorage.clear();
  Object.defineProperty(window, 'fetch', { value: requests, configurable: true });
  Object.assign(emailServiceGuards, {
    blockHeadless: false,
    blockedEmails: [],
    secondsBetweenMessages: 0,
  });
});

test('sends any number of messages from any browser while the guards are off', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await sendEnquiry(enquiry, delivery);
  await sendEnquiry(enquiry, delivery);
  expect(requests).toHaveBeenCalledTimes(2);
});

test('refuses an automated browser with 451 once that guard is on', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  emailServiceGuards.blockHeadless = true;
  await expect(sendEnquiry(enquiry, delivery)).rejects.toMatchObject({
    status: 451,
    text: 'Unavailable For Headless Browser',
  });
  expect(requests).not.toHaveBeenCalled();
});

test('refuses a blocked sender with 403 once that guard is on', async () => {
  emailServiceGuards.blockedEmails = ['ann@example.com'];
  await expect(sendEnquiry(enquiry, delivery)).rejects.toMatchObject({ status: 403 });
  await sendEnquiry({ ...enquiry, email: 'bob@example.com' }, delivery);
  expect(requests).toHaveBeenCalledTimes(1);
});

test('refuses a second message too soon with 429 once that guard is on', async () => {
  emailServiceGuards.secondsBetweenMessages = 60;
  await sendEnquiry(enquiry, delivery);
  await expect(sendEnquiry(enquiry, delivery)).rejects.toMatchObject({ status: 429 });
  expect(requests).toHaveBeenCalledTimes(1);
});
