import type { ComponentProps } from 'react';

/** A button in outline, for everything but sending. */
export function Button({ className = '', ...attributes }: ComponentProps<'button'>) {
  return <button type="button" {...attributes} className={`button border-ink ${className}`} />;
}
