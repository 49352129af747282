import { expect, type Page } from '@playwright/test';
import { contactForm, newSender } from './contact-form';
import type { OwnPreview } from './own-preview';

/** One line of the table of what became of an enquiry. */
export interface FateRow {
  readonly situation: string;
  /** What the visitor was told first; empty where nothing was told and the wait had no end. */
  readonly told: string;
  readonly fields: string;
  readonly draft: string;
  /** How many had reached the farm when that was told, and in the end. */
  readonly inbox: number;
  readonly taps: string;
  readonly inTheEnd: number;
}

const sentHeading = 'Your enquiry is on its way to the farm';

/** One visitor with one enquiry, and what becomes of both. */
export class Stage {
  readonly sender = newSender();
  #taps: string[] = [];
  #row: Pick<FateRow, 'told' | 'fields' | 'draft' | 'inbox'> | undefined;

  constructor(
    public page: Page,
    readonly preview: OwnPreview,
    readonly message: string,
  ) {}

  get form() {
    return contactForm(this.page);
  }

  async visit(): Promise<void> {
    await this.page.goto(`${this.preview.address}/bonsmara`);
  }

  async fillIn(): Promise<void> {
    await this.form.name.fill('Ann Farmer');
    await this.form.email.fill(this.sender);
    await this.form.message.fill(this.message);
  }

  async submit(): Promise<void> {
    await this.form.submit.click();
  }

  /** Submits, and waits until the message is on its way. */
  async submitAndLeave(): Promise<void> {
    await this.submit();
    await expect.poll(() => this.preview.inbox(true)).toHaveLength(1);
  }

  async tap(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.#taps.push(name);
      await this.form.section.getByRole('button', { name, exact: true }).click();
    }
  }

  /** Expects the words under which the enquiry stands now; the first time, all that is kept too. */
  async isTold(heading: string): Promise<void> {
    await expect(this.form.section.getByRole('alert')).toContainText(heading);
    this.#row ??= {
      told: heading,
      fields: (await this.form.message.inputValue()) === this.message ? 'kept' : 'emptied',
      draft: await this.draft(),
      inbox: this.preview.inbox().length,
    };
    const isKept = heading !== sentHeading;
    await expect(this.form.message).toHaveValue(isKept ? this.message : '');
    await expect(this.form.name).toHaveValue(isKept ? 'Ann Farmer' : '');
  }

  async isSent(): Promise<void> {
    await this.isTold(sentHeading);
    expect(await this.draft()).not.toBe('kept');
  }

  /** What became of the enquiry, good or bad. */
  row(situation: string): FateRow {
    const untold = { told: '', fields: '', draft: '', inbox: 0 };
    const taps = this.#taps.join(', ') || 'nothing to do';
    return { situation, ...(this.#row ?? untold), taps, inTheEnd: this.preview.inbox().length };
  }

  /** Expects the enquiry to have reached the farm once, word for word. */
  async ends(): Promise<void> {
    await expect.poll(() => this.preview.inbox()).toHaveLength(1);
    expect(this.preview.inbox()[0]?.parameters).toMatchObject({
      from_email: this.sender,
      message: this.message.trim(),
    });
  }

  /** What lies on the device for this page's form. */
  private async draft(): Promise<string> {
    return this.page.evaluate(() => {
      try {
        return localStorage.getItem(`enquiry ${location.pathname}`) ? 'kept' : 'gone';
      } catch {
        return 'blocked';
      }
    });
  }
}

/** The table as text, with the sums that must be nil. */
export function tableOf(rows: readonly FateRow[]): string {
  const columns = ['situation', 'told', 'fields', 'draft', 'inbox', 'taps', 'inTheEnd'] as const;
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column]).length)),
  );
  const line = (cells: readonly unknown[]) =>
    cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(' | ');
  const count = (isBad: (row: FateRow) => boolean) => rows.filter(isBad).length;
  const sums = {
    lost: count(({ inTheEnd }) => inTheEnd === 0),
    'doubled without a yes': count(
      ({ inTheEnd, taps }) => inTheEnd > 1 && !taps.includes('Send it again'),
    ),
    hanging: count(({ told }) => !told),
    'called sent and not': count(({ inbox, told }) => told === sentHeading && inbox === 0),
  };
  return [
    line(columns),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
    `of ${rows.length}: ${Object.entries(sums)
      .map((sum) => sum.join(' '))
      .join(', ')}`,
  ].join('\n');
}
