'use client';

import { useState } from 'react';

export interface CounterProps {
  readonly start: number;
}

export function Counter({ start }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
}
