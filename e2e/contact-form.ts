import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { test as siteTest } from './site';

export interface ReceivedEnquiry {
  readonly parameters: Record<string, string>;
}

/** An address of its own, so that tests that run side by side don't see each other's messages. */
export function newSender(fault?: string): string {
  return `${randomUUID()}${fault ? `+fault-${fault}` : ''}@example.com`;
}

/** What the preview inbox holds from one sender. */
export async function received(
  request: APIRequestContext,
  from: string,
): Promise<ReceivedEnquiry[]> {
  const answer = await request.get('/__inbox.json', { params: { from } });
  return answer.json();
}

/** The parts of the contact form, by what a visitor calls them. */
export function contactForm(page: Page) {
  const section = page.getByRole('region', { name: 'Contact Us' });
  return {
    section,
    name: section.getByLabel('Name'),
    email: section.getByLabel('Email'),
    phone: section.getByLabel('Phone (optional)'),
    message: section.getByLabel('Message'),
    submit: section.getByRole('button', { name: 'Send Message' }),
    submitting: section.getByRole('button', { name: 'Submitting...' }),
    /** What the form says about where the enquiry stands. */
    status: section.getByRole('alert'),
    button: (name: string) => section.getByRole('button', { name, exact: true }),
  };
}

/** Fills in a valid enquiry. */
export async function fillIn(page: Page, email: string): Promise<void> {
  const form = contactForm(page);
  await form.name.fill('Ann Farmer');
  await form.email.fill(email);
  await form.phone.fill('082 000 0000');
  await form.message.fill('Good day, what do you have for sale?');
}

/** Sets a field's value without an event, as scripts and some password managers do. */
export async function setValue(field: Locator, text: string): Promise<void> {
  await field.evaluate((control, value) => {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText) control.value = value;
  }, text);
}

/** The message that a link to WhatsApp or an email program would carry if it were pressed now. */
export async function messageIn(link: Locator): Promise<string | null> {
  await link.dispatchEvent('pointerdown');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return searchParams.get('text') ?? searchParams.get('body');
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
}

/** Expects a toast with this title and, where given, this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await expect(toast).toBeInViewport();
  if (text) await expect(toast).toContainText(text);
}

/** A test with the form of its page, and one visitor with an address of their own. */
export const test = siteTest.extend<{ form: ReturnType<typeof formOfVisitor> }>({
  form: async ({ page, request }, use) => use(formOfVisitor(page, request)),
});

function formOfVisitor(page: Page, request: APIRequestContext) {
  const sender = newSender();
  const form = contactForm(page);
  async function fillInAndSubmit(email = sender): Promise<void> {
    await fillIn(page, email);
    await form.submit.click();
  }
  return {
    ...form,
    sender,
    fillIn: (email = sender) => fillIn(page, email),
    fillInAndSubmit,
    /** Sends a valid enquiry, and expects that it is called sent. */
    send: async () => {
      await fillInAndSubmit();
      await expectToast(page, 'Message Sent!');
    },
    /** The parameters of the messages that have reached the farm. */
    received: async () => (await received(request, sender)).map(({ parameters }) => parameters),
  };
}
