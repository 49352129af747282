import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { enquiryToasts } from '../content/enquiry-statuses';
import { test as base, emailRequests, expect, expectReady } from './fixtures';

/** The message of a valid enquiry. */
export const validMessage = 'Good day, what do you have for sale?';

/** The part of the inbox's response that tests read. */
const inboxShape = z.array(z.object({ parameters: z.record(z.string(), z.string()) }));

/** The parts of the contact form by label, and a visitor with a unique email address. */
export function contactForm(page: Page) {
  // Parallel tests must not see each other's messages.
  const sender = `${randomUUID()}@example.com`;
  const section = page.getByRole('region', { name: 'Contact Us' });
  const parts = {
    section,
    name: section.getByLabel('Name'),
    email: section.getByLabel('Email'),
    phone: section.getByLabel('Phone (optional)'),
    message: section.getByLabel('Message'),
    submit: section.getByRole('button', { name: 'Send Message' }),
    /** The submit button, whatever its text. */
    anySubmit: section.locator('[type=submit]'),
    clear: section.getByRole('button', { name: 'Clear the form' }),
    reallyClear: section.getByRole('button', { name: 'Clear it all?' }),
    /** The outcome of the enquiry; always in the page. */
    status: section.getByRole('status'),
    /** The loader's notes, shown until the form is hydrated. */
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

  /** Sends a valid enquiry, and expects the toast that confirms it. */
  async function send(): Promise<void> {
    await fillIn();
    await parts.submit.click();
    await expectToast(page, enquiryToasts.sent.title);
  }

  /**
   * Presses the button until the form shows a status. After some replies the form ignores presses for a second, and each
   * ignored press restarts that second, so the presses here are further apart.
   */
  async function pressUntil(status: string | RegExp): Promise<void> {
    await expect(async () => {
      await expect(parts.anySubmit).toBeEnabled({ timeout: 300 });
      await parts.anySubmit.click({ timeout: 300 });
      await expect(parts.status).toContainText(status, { timeout: 1_300 });
    }).toPass();
  }

  /** Answers requests to the email service with this status, instead of the inbox. */
  async function answerWith(status: number, body = ''): Promise<void> {
    await page.route(emailRequests, (route) => route.fulfill({ status, body }));
  }

  /** Lets the inbox answer again. */
  const acceptAgain = () => page.unroute(emailRequests);

  /** The parameters of the visitor's enquiries that have reached the inbox, newest first. */
  async function received(): Promise<Record<string, string>[]> {
    const answer = await page.request.get('/__inbox');
    return inboxShape
      .parse(await answer.json())
      .map(({ parameters }) => parameters)
      .filter(({ from_email }) => from_email === sender);
  }

  return { ...parts, sender, fillIn, send, pressUntil, answerWith, acceptAgain, received };
}

/** The message that a WhatsApp or mailto link would carry if clicked now. */
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

/** Adds the page's contact form to each test. */
export const test = base.extend<{ form: ReturnType<typeof contactForm> }>({
  form: async ({ page }, use) => use(contactForm(page)),
});
