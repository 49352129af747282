/** A fact on the site that only the owner can confirm, with the question to put to the owner. */
export interface OpenQuestion {
  readonly question: string;
  readonly value: unknown;
}

const questions: OpenQuestion[] = [];

/**
 * Marks a value as standing in for a fact only the owner knows. The site shows the value; the
 * launch check lists the question for as long as the mark stands.
 */
export function placeholder<Value>(value: Value, question: string): Value {
  questions.push({ question, value });
  return value;
}

/** Every question that the content loaded so far leaves open. */
export function openQuestions(): readonly OpenQuestion[] {
  return questions;
}
