import type { ReactNode } from 'react';

export interface FooterColumnProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function FooterColumn({ heading, children }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-2 border-b border-ink-soft pb-2 text-title">{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}
