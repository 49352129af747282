import { Toaster, toast } from 'sonner';
import { enquiryToasts } from '@/content/enquiry';
import { Icon } from '../ui/icon';

const maxToasts = 3;
const toastMilliseconds = 5000;

// The icons of the toaster itself are written for React alone: elsewhere they are discs of one colour.
const icons = {
  success: <Icon name="check" className="h-5 w-5 stroke-3" />,
  error: <Icon name="cross" className="h-5 w-5 stroke-3" />,
};

export function EnquiryToaster() {
  return (
    <Toaster
      visibleToasts={maxToasts}
      duration={toastMilliseconds}
      position="top-center"
      icons={icons}
    />
  );
}

/** Shows a toast; everything but success is destructive. */
export function showToast(kind: keyof typeof enquiryToasts): void {
  const { title, description } = enquiryToasts[kind];
  // What came of one sending must not stand beside what came of another.
  if (kind !== 'invalid') toast.dismiss();
  if (kind === 'sent') toast.success(title, { description });
  else toast.error(title, { description });
}
