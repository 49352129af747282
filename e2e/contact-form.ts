import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

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

/** Expects a toast with this title and, where given, this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await expect(toast).toBeInViewport();
  if (text) await expect(toast).toContainText(text);
}

/** Fills in a valid enquiry, sends it and sees that it arrived. */
export async function sendEnquiry(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await contactForm(page).submit.click();
  await expectToast(page, 'Message Sent!');
}
