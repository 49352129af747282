import { useState } from 'react';
import type { Draft } from './drafts';
import type { Prepared } from './save';

interface SaveOptions {
  /** Called with what the form becomes, once another phone's answers were taken over. */
  readonly onDraft: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** Where a Save stands. */
export function useSave({ onDraft, onDone }: SaveOptions) {
  const [prepared, setPrepared] = useState<Prepared>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  /** Waits for a step of it. */
  const run = async (step: Promise<Prepared>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const outcome = await step;
      setPrepared(outcome);
      if (outcome.kind === 'refused' && outcome.draft) onDraft(outcome.draft);
      if (outcome.kind === 'done') onDone();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return { prepared, failure, isBusy, run, back: () => setPrepared(undefined) };
}
