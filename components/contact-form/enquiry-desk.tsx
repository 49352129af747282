/**
 * All that a form needs only once somebody uses it, fetched together on first focus: the rules, the
 * sending, the toasts, where the enquiry stands, and what helps with mistakes.
 */
import { Toaster, toast } from 'sonner';
import { enquiryToasts } from '@/content/enquiry-help';

export { looksAutomatic } from '@/lib/enquiry/looks-automatic';
export { checkEnquiry } from '@/lib/enquiry/schema';
export { sendOnce } from '@/lib/enquiry/send';
export { EnquiryStatus } from './enquiry-status';
export { ErrorSummary } from './error-summary';
export { MessageNote } from './message-note';
export { TrapField } from './trap-field';

export type Announcement = keyof typeof enquiryToasts;

const mostToasts = 3;
const toastMilliseconds = 5000;

export function EnquiryToaster() {
  return <Toaster visibleToasts={mostToasts} duration={toastMilliseconds} position="top-center" />;
}

/** Shows a toast; everything but success is destructive. */
export function showToast(announcement: Announcement): void {
  const { title, description } = enquiryToasts[announcement];
  if (announcement === 'sent') toast.success(title, { description });
  else toast.error(title, { description });
}
