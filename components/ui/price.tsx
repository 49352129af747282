import type { ReactNode } from 'react';

/** A price, large and in the accent colour: what a visitor looks for in a list. */
export function PriceFigure({ children }: Readonly<{ children: ReactNode }>) {
  return <span className="price">{children}</span>;
}
