import { Toaster, toast } from 'sonner';
import { enquiryToasts, toastsLabel } from '@/content/enquiry';

const toastMilliseconds = 5000;
// Below the header, so that its links stay clickable.
const offset = { top: 'calc(5rem + var(--notice))' };

// sonner's own icons work on React alone; on Preact they are plain discs.
const icons = {
  success: <b aria-hidden="true">✓</b>,
  error: <b aria-hidden="true">!</b>,
};

export function EnquiryToaster() {
  return (
    <Toaster
      duration={toastMilliseconds}
      position="top-right"
      offset={offset}
      mobileOffset={offset}
      icons={icons}
      containerAriaLabel={toastsLabel}
      hotkey={[]}
    />
  );
}

/** Shows a toast; everything but success is destructive. */
export function showToast(kind: keyof typeof enquiryToasts): void {
  const { title, description } = enquiryToasts[kind];
  // The toast of an earlier attempt must not stay beside the new one.
  if (kind !== 'invalid') toast.dismiss();
  if (kind === 'sent') toast.success(title, { description });
  else toast.error(title, { description });
}
