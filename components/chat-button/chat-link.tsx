import type { ComponentProps } from 'react';

/** In a viewBox of 40 × 40. */
const handset =
  'M14.2 11.6c.8-.8 2-.7 2.4.4l1.5 3.5c.2.6.1 1.1-.3 1.6l-1.2 1.5c1.3 2.3 3 4 5.4 5.1l1.5-1.7c.4-.5.9-.6 1.5-.4l3.5 1.7c.8.4 1.1 1 .9 1.9-.6 2.4-2.8 3.7-5.1 3.4-6.3-.9-11.7-6.2-12.7-12.2-.3-1.9.9-3.6 2.6-4.8z';

/** The round link at the bottom right that opens a chat. */
export function ChatLink({ label, ...attributes }: ComponentProps<'a'> & { label: string }) {
  return (
    <a {...attributes} aria-label={label} className="chat-link">
      <svg aria-hidden="true" viewBox="0 0 40 40" fill="currentColor" className="w-2/3">
        <path
          d="M4 36l2.3-8.4a15.5 15.5 0 116.2 6.1z"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d={handset} />
      </svg>
    </a>
  );
}
