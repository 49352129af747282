import { expect, type Page } from '@playwright/test';
import type { Fault } from '../lib/tools/preview/faults';
import { contactForm, fillIn, newSender } from './contact-form';
import { OwnPreview } from './own-preview';

export const statuses = {
  sent: 'Your enquiry is on its way to the farm',
  notSent: 'Your enquiry was not sent',
  notConfirmed: 'We could not confirm that your enquiry arrived',
  offline: 'No connection: your enquiry waits here',
  online: 'The connection is back',
  repeat: 'Send it a second time?',
  restored: 'What you wrote is kept on this device',
} as const;

/** One visitor with one enquiry, on a preview of the site that can fail. */
export class EnquiryVisit {
  readonly preview = new OwnPreview();
  readonly #sender = newSender();

  constructor(
    public page: Page,
    readonly message: string,
  ) {}

  get form() {
    return contactForm(this.page);
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.preview.address}/bonsmara`);
  }

  async fillIn(): Promise<void> {
    await fillIn(this.page, this.#sender);
    await this.form.message.fill(this.message);
  }

  /** Presses a button, and expects what the visitor reads then. */
  async press(button: string, status?: keyof typeof statuses): Promise<void> {
    await this.form.button(button).click();
    if (status) await this.expectStatus(status);
  }

  /** Submits while the network or the email service fails; then both work again. */
  async submitUnder(fault: Fault, status: keyof typeof statuses): Promise<void> {
    await this.preview.fail(fault);
    await this.press('Send Message', status);
    await this.preview.fail(null);
  }

  /** Submits, and waits until the message is on its way. */
  async submitUntilSending(fault: Fault): Promise<void> {
    await this.preview.fail(fault);
    await this.press('Send Message');
    await expect.poll(() => this.preview.inbox(true)).toHaveLength(1);
  }

  /** Expects what the visitor reads; the words stay until the enquiry is sent. */
  async expectStatus(status: keyof typeof statuses): Promise<void> {
    await expect(this.form.status).toContainText(statuses[status]);
    const isKept = status !== 'sent';
    await expect(this.form.message).toHaveValue(isKept ? this.message : '');
    await expect(this.form.name).toHaveValue(isKept ? 'Ann Farmer' : '');
    if (!isKept) expect(await this.#hasDraft()).toBe(false);
  }

  /** Expects the enquiry to have reached the farm once, word for word. */
  async expectOneMessage(): Promise<void> {
    await expect.poll(() => this.preview.inbox()).toHaveLength(1);
    expect(this.preview.inbox()[0]?.parameters).toMatchObject({
      from_email: this.#sender,
      message: this.message.trim(),
    });
  }

  /** Whether words for this page's form are stored on the device. */
  async #hasDraft(): Promise<boolean> {
    return this.page.evaluate(() => {
      try {
        return localStorage.getItem(`enquiry ${location.pathname}`) !== null;
      } catch {
        return false;
      }
    });
  }
}
