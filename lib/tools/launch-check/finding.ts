/** One thing that still stands between the site and its visitors. */
export interface Finding {
  /** The file to open. */
  readonly open: string;
  /** What is wrong there and what to do, in one sentence. */
  readonly problem: string;
}
