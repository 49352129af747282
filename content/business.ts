/** How we do business: what a buyer or a grower asks before a deal. Unanswered, it shows nowhere. */
import { placeholder } from './placeholder';
import type { BusinessTerms } from './shapes';

/** Stands where the owner's answer is to be written, as `'…'`. */
function unanswered(question: string): string | undefined {
  return placeholder(undefined, question);
}

export const legalName = unanswered(
  'What is the registered name of each business, with its registration number?',
);

/** Beside the contact form of every page. */
export const farmTerms: BusinessTerms = {
  'Registered name': legalName,
  Address: unanswered('At which address may visitors and post find you?'),
  Answers: unanswered('Who answers enquiries, and within how many days?'),
  'Opening hours': unanswered('On which days and hours may people phone or come?'),
};

/** Below the services of the cattle page. */
export const cattleTerms: BusinessTerms = {
  'Cattle for sale': unanswered('Which classes of cattle do you sell, and in which months?'),
  Price: unanswered(
    'How are cattle priced: per head, per kilogram or on auction, with VAT or without?',
  ),
  Papers: unanswered(
    'What goes with an animal you sell: breeding values, health papers, a movement permit?',
  ),
  Backgrounding: unanswered(
    'On what terms do you background cattle: paid by the day or by the kilogram gained, and who carries dosing, feed and losses?',
  ),
  Finishing: unanswered('On what terms do you finish the cattle of other farmers in your feedlot?'),
  'Smallest lot': unanswered('What is the smallest number of cattle you sell or take in?'),
};

/** Beside the price of travelling. */
export const travelNote = placeholder(
  'Ask whether it counts one way or there and back.',
  'Do the kilometres of a job count one way, or there and back?',
);

/** Below the prices of the garlic page. */
export const garlicTerms: BusinessTerms = {
  VAT: unanswered('Do the garlic prices include VAT?'),
  'Garlic and seed': unanswered('What do garlic and seed cost, and per what?'),
  Kitchens: unanswered('Do you supply restaurants, from which quantity and in which months?'),
  'Smallest job': unanswered('What is the smallest field, load or order of seed that you take on?'),
  Booking: unanswered(
    'By which month must a grower book beds, planting, harvesting or processing?',
  ),
};

/** What stands below the saving until the owner has shown how it was worked out. */
export const savingBasis = placeholder(
  'The saving is by our own figures. Ask us how we worked it out.',
  'How were the saving and its rand per hectare worked out, and against what?',
);
