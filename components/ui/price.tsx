import type { ReactNode } from 'react';

/** A price, large and in the accent colour, since visitors look for it first. */
export function PriceFigure({ children }: Readonly<{ children: ReactNode }>) {
  return <span className="price">{children}</span>;
}
