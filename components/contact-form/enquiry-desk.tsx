/**
 * All that a form needs only once somebody uses it, fetched together on first focus: the rules, the
 * e-mail service and the toasts.
 */
import { Toaster, toast } from 'sonner';
import { enquiryToasts } from '@/content/enquiry';

export { checkEnquiry } from '@/lib/enquiry/schema';
export { sendEnquiry } from '@/lib/enquiry/send';

export type Outcome = keyof typeof enquiryToasts;

const mostToasts = 3;
const toastMilliseconds = 5000;

export function EnquiryToaster() {
  return <Toaster visibleToasts={mostToasts} duration={toastMilliseconds} position="top-center" />;
}

/** Shows the toast of an outcome; everything but success is destructive. */
export function showOutcome(outcome: Outcome): void {
  const { title, description } = enquiryToasts[outcome];
  if (outcome === 'sent') toast.success(title, { description });
  else toast.error(title, { description });
}
