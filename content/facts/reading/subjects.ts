/** The subjects of the facts, and what a site in preparation shows of each. */
import { factsSchema } from '../schema/facts';
import { keysOf } from '../schema/field-kinds';
import type { Answers } from './answers';
import { findNeededQuestions } from './questions';
import { type Path, valueAt, withoutEmpty, withValueAt } from './walk';

/**
 * The paths of the answers that belong together: a page that mixed two farms' answers to one subject would contradict
 * itself. Photos, and fields that ask no question, are in no subject: they are always the owner's.
 */
export const subjects = {
  owner: ['farm.ownerName', 'farm.biography'],
  phone: ['farm.phone'],
  email: ['farm.email'],
  registeredNames: ['farm.registeredNames'],
  addresses: ['farm.address', 'farm.cattleBusiness', 'farm.garlicBusiness'],
  privacy: ['farm.privacy'],
  replyTime: ['farm.answers'],
  afrikaans: ['farm.afrikaans'],
  openingHours: ['farm.openingHours'],
  instagram: ['farm.instagram'],
  facebook: ['farm.facebook'],
  places: ['farm.places.farm', 'farm.places.cattle'],
  selling: [
    'for-sale',
    'terms.vat',
    'terms.chargedBy',
    'terms.cattle',
    'terms.garlic',
    'terms.kitchens',
  ],
  commitment: ['terms.commitment'],
  kilometres: ['terms.kilometres'],
  saving: ['prices.savingReckoning'],
  // Brings cloves and prices of seed along: see withExampleSeed.
  varieties: ['varieties.offered'],
  grasses: ['cattle.grasses'],
  grazingUnit: ['cattle.grazingUnit'],
  cattleCertificates: ['certificates.cattle'],
  garlicCertificates: ['certificates.garlic'],
  testimonials: ['testimonials'],
} as const satisfies Record<string, readonly string[]>;

export type Subject = keyof typeof subjects;

/** The paths of a subject's answers, each beginning with its file. */
export function pathsOf(subject: Subject): readonly Path[] {
  return subjects[subject].map((path) => path.split('.'));
}

/**
 * The subjects of which the pages show the example farm's answers: while a needed question is open, those of which the
 * owner has answered nothing.
 */
export function findExamples(answers: Answers): readonly Subject[] {
  const isOpen = (path: Path) => withoutEmpty(valueAt(answers, path)) === undefined;
  const isInPreparation = findNeededQuestions(answers).length > 0;
  return isInPreparation ? keysOf(subjects).filter((each) => pathsOf(each).every(isOpen)) : [];
}

const varietiesOf = (farm: Answers) => factsSchema.shape.varieties.parse(farm.varieties).varieties;

/** The owner's varieties. While none has cloves or a price, each has those of the example's variety of its name. */
function withExampleSeed(answers: Answers, example: Answers) {
  const own = varietiesOf(answers);
  const hasSeed = own.some((each) => each.clovesPerKilogram ?? each.seedRandPerKilogram);
  const theirs = new Map(varietiesOf(example).map((each) => [each.name, each]));
  return hasSeed ? own : own.map((each) => ({ ...theirs.get(each.name), ...each }));
}

/**
 * The owner's answers, with the example farm's to whole subjects. Where the owner has begun a subject but not given its
 * needed answer, the label of the field stands in for it: `[Address]`.
 */
export function fillGaps(answers: Answers, example: Answers): unknown {
  const examples = findExamples(answers);
  let filled: unknown = answers;
  for (const { file, path, label } of findNeededQuestions(answers)) {
    filled = withValueAt(filled, [file, ...path], `[${label}]`);
  }
  for (const path of examples.flatMap(pathsOf)) {
    filled = withValueAt(filled, path, valueAt(example, path));
  }
  if (!examples.includes('varieties')) return filled;
  return withValueAt(filled, ['varieties', 'varieties'], withExampleSeed(answers, example));
}
