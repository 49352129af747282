import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { enquiryToasts, toastsLabel } from '@/content/enquiry-statuses';
import { Mounted } from '@/lib/islands/component-island';

const toastMilliseconds = 5000;
// Below the header, so that its links stay clickable.
const offset = { top: 'calc(var(--spacing-header) + 1rem + var(--notice))' };

// sonner's own icons work only on React; on Preact they are plain discs.
const icons = {
  success: <b aria-hidden="true">✓</b>,
  error: <b aria-hidden="true">!</b>,
};

/** Resolves once the toaster is mounted, since it ignores earlier toasts. */
const mounted = new Promise<void>((onMounted) => {
  const root = document.body.appendChild(document.createElement('div'));
  // sonner keeps a touched toast until `pointerup`, which never comes if the system takes over the touch.
  root.addEventListener('pointercancel', ({ target }) =>
    target?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })),
  );
  createRoot(root).render(
    <Mounted onMounted={onMounted}>
      <Toaster
        duration={toastMilliseconds}
        position="top-right"
        offset={offset}
        mobileOffset={offset}
        icons={icons}
        containerAriaLabel={toastsLabel}
        hotkey={[]}
      />
    </Mounted>,
  );
});

export async function showToast(kind: keyof typeof enquiryToasts): Promise<void> {
  await mounted;
  const { title, description } = enquiryToasts[kind];
  // Removes the toast of an earlier attempt.
  if (kind !== 'invalid') toast.dismiss();
  if (kind === 'sent') toast.success(title, { description });
  else toast.error(title, { description });
}
