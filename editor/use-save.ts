import { useState } from 'react';
import type { Prepared } from './save';

/** The state of a save. */
export function useSave(onDone: () => void) {
  const [prepared, setPrepared] = useState<Prepared>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  /** Awaits a step, and keeps its result or failure. */
  const run = async (step: Promise<Prepared>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const outcome = await step;
      setPrepared(outcome);
      if (outcome.kind === 'done') onDone();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return { prepared, failure, isBusy, run, back: () => setPrepared(undefined) };
}
