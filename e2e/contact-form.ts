import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { test as base, expect, expectReady } from './fixtures';

/** The message of a valid enquiry. */
export const validMessage = 'Good day, what do you have for sale?';

/** What the inbox of the preview answers, of what the tests ask about. */
const inboxShape = z.array(z.object({ parameters: z.record(z.string(), z.string()) }));

/** The parts of the contact form by their labels, for a visitor with an address of their own. */
export function contactForm(page: Page) {
  // Tests that run side by side don't see each other's messages.
  const sender = `${randomUUID()}@example.com`;
  const section = page.getByRole('region', { name: 'Contact Us' });
  const parts = {
    section,
    name: section.getByLabel('Name'),
    email: section.getByLabel('Email'),
    phone: section.getByLabel('Phone (optional)'),
    message: section.getByLabel('Message'),
    submit: section.getByRole('button', { name: 'Send Message' }),
    sendAgain: section.getByRole('button', { name: 'Send again' }),
    clear: section.getByRole('button', { name: 'Clear the form' }),
    putBack: section.getByRole('button', { name: 'Put it back' }),
    submitting: section.getByRole('button', { name: 'Submitting...' }),
    /** The status of the enquiry. */
    status: section.getByRole('alert'),
    /** What is said while the form is not ready. */
    notes: section.locator('[aria-live]').filter({ has: page.locator('[data-note]') }),
    expectReady: () => expectReady(page, 'contact-form'),
  };

  /** Fills in a valid enquiry. */
  async function fillIn(from = sender): Promise<void> {
    await parts.name.fill('Ann Farmer');
    await parts.email.fill(from);
    await parts.phone.fill('082 000 0000');
    await parts.message.fill(validMessage);
  }

  async function fillInAndSubmit(): Promise<void> {
    await fillIn();
    await parts.submit.click();
  }

  /** Sends a valid enquiry, and expects that it is called sent. */
  async function send(): Promise<void> {
    await fillInAndSubmit();
    await expectToast(page, 'Message Sent!');
  }

  /** Presses a button until the form has a status: for a second after an outcome a press sends nothing. */
  async function pressUntil(button: Locator, status: string | RegExp): Promise<void> {
    await expect(async () => {
      await button.click();
      await expect(parts.status).toContainText(status, { timeout: 2_000 });
    }).toPass();
  }

  /** The parameters of the messages from the visitor that have reached the farm. */
  async function received(): Promise<Record<string, string>[]> {
    const answer = await page.request.get('/__inbox');
    return inboxShape
      .parse(await answer.json())
      .map(({ parameters }) => parameters)
      .filter(({ from_email }) => from_email === sender);
  }

  return { ...parts, sender, fillIn, fillInAndSubmit, send, pressUntil, received };
}

/** The message that a link to WhatsApp or an email program would carry if it were pressed now. */
export async function messageIn(link: Locator): Promise<string | null> {
  await link.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('The link is not an element of HTML.');
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    element.click();
  });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return searchParams.get('text') ?? searchParams.get('body');
}

/** Expects the newest toast to have this title and, where given, this text. */
export async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-front=true][data-removed=false]');
  await expect(toast).toBeInViewport();
  await expect(toast.locator('[data-title]')).toHaveText(title);
  await expect(toast).toContainText(text);
}

/** A test with the form of its page. */
export const test = base.extend<{ form: ReturnType<typeof contactForm> }>({
  form: async ({ page }, use) => use(contactForm(page)),
});
