/** One thing that still stands between the site and its visitors. */
export interface Finding {
  /** The file to open. */
  readonly open: string;
  /** What is wrong there and what to do, in one sentence. */
  readonly problem: string;
}

/** The findings in a file: a sentence for each problem, `false` where all is well. */
export function findingsIn(open: string, problems: readonly (string | false)[]): Finding[] {
  return problems.filter((problem) => problem !== false).map((problem) => ({ open, problem }));
}

/** The built site that is judged. */
export interface SiteToCheck {
  readonly folder: string;
  readonly siteUrl: URL;
  readonly now: Date;
}

export function daysUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 86_400_000);
}
