import type { ComponentProps } from 'react';

/** An outlined button. */
export function Button({ className = '', ...attributes }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...attributes}
      className={`button border-ink px-[min(1rem,4vw)] ${className}`}
    />
  );
}
