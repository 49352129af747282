/** Follows the recipe in CONTRIBUTING.md to add a required checkbox, and tests the form that results. */
import { act } from 'preact/test-utils';
import { hydrateRoot } from 'react-dom/client';
import type * as Words from '@/content/enquiry';
import { templateParameters } from '@/lib/enquiry/email-service';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type * as Fields from '@/lib/enquiry/fields';
import { delivery } from '@/lib/enquiry/test-enquiries';
import { testLoader } from '@/lib/islands/test-loader';
import { ContactForm } from './contact-form';

jest.mock('@/content/enquiry', () => {
  const words = jest.requireActual<typeof Words>('@/content/enquiry');
  Object.assign(words.formCopy.labels, { callback: 'I agree to be phoned' });
  return words;
});
jest.mock('@/lib/enquiry/fields', () => {
  const fields = jest.requireActual<typeof Fields>('@/lib/enquiry/fields');
  const settings = { name: 'callback', type: 'checkbox', value: 'Yes', required: true };
  Object.assign(fields.emptyValues, { callback: '' });
  Object.assign(fields.fieldSettings, { callback: settings });
  Object.assign(fields.rules, { callback: [/Yes/, 'Please tick this', ''] });
  return fields;
});
const mockSent: Enquiry[] = [];
jest.mock('@/lib/enquiry/email-service', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/email-service'),
  sendEmail: async (enquiry: Enquiry) => mockSent.push(enquiry) && 'noReply',
}));
jest.mock('./toasts', () => ({ showToast: () => undefined }));

/** Opens a page with the form, whose record the loader keeps. */
async function openPage() {
  document.body.replaceChildren();
  const wrapper = document.body.appendChild(document.createElement('div'));
  const { loader, keep } = testLoader(wrapper);
  await act(async () => {
    const props = { ...delivery, phone: '+27 82 000 0000', draftKey: 'enquiry', loader };
    hydrateRoot(wrapper, <ContactForm {...props} />);
  });
  const [form] = document.forms;
  const box = document.querySelector<HTMLInputElement>('#callback');
  if (!form || !box) throw new Error(document.body.innerHTML);
  keep('navigate');
  return { form, box };
}

test('a required checkbox is checked, stored and sent as ticked or not', async () => {
  const { form, box } = await openPage();
  for (const [id, value] of Object.entries({ name: 'Ann', email: 'a@b.co', message: 'Bulls' }))
    Object.assign(form.querySelector(`#${id}`) ?? {}, { value });
  expect(box.labels?.[0]?.textContent).toBe('I agree to be phoned');
  const submit = () => act(async () => form.querySelector<HTMLElement>('[type=submit]')?.click());
  await submit();
  expect(document.getElementById('callback-error')?.textContent).toBe('Please tick this');
  expect(mockSent).toEqual([]);
  box.click();
  await submit();
  const [enquiry] = mockSent;
  expect(enquiry && templateParameters(enquiry, delivery)).toMatchObject({ callback: 'Yes' });
  expect((await openPage()).box.checked).toBe(true);
});
