/** Days as the facts write them, `2026-03-31`, in South African time. */
import { z } from 'zod';

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The date in South Africa, UTC+2, at an instant. */
export function dayInSouthAfrica(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(moment);
}

/**
 * The day that this build is made for: today in South Africa, or the one that BUILD_DAY names.
 * @throws one sentence where BUILD_DAY does not name a day
 */
export function readBuildDay(environment: NodeJS.ProcessEnv = process.env): string {
  const { BUILD_DAY: named } = environment;
  if (!named) return dayInSouthAfrica(new Date());
  if (z.iso.date().safeParse(named).success) return named;
  throw new Error(`BUILD_DAY is ${named}: give a day such as 2026-03-31, or leave it out.`);
}

/** The number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / millisecondsPerDay;
}

/** Whether a day that is named is the other one, or up to so many days before it. */
export function isRecent(named: string | undefined, day: string, maxDays: number): boolean {
  if (named === undefined) return false;
  const age = daysBetween(named, day);
  return age >= 0 && age <= maxDays;
}

/** The day a number of days after another. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** A day as people read it: `31 March 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
