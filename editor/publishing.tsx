import { useCallback, useState } from 'react';
import type { Draft } from './drafts';
import { ChoiceScreen, ReviewScreen } from './review';
import { type Prepared, prepare, publish, type Wanted } from './save';

interface PublishingOptions {
  /** Called with what the form becomes, once another phone's answers were taken over. */
  readonly onDraft: (draft: Draft) => void;
  readonly onDone: (wanted: Wanted) => void;
  /** Called after “Back”. */
  readonly onBack?: () => void;
}

/** Takes a change from Save to being published. */
export function usePublishing({ onDraft, onDone, onBack }: PublishingOptions) {
  const [wanted, setWanted] = useState<Wanted>();
  const [prepared, setPrepared] = useState<Prepared>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (next: Wanted, action: () => Promise<Prepared>) => {
      setWanted(next);
      setBusy(true);
      setFailure(undefined);
      try {
        const outcome = await action();
        setPrepared(outcome);
        if (outcome.kind === 'refused' && outcome.draft) onDraft(outcome.draft);
        if (outcome.kind === 'done') onDone(next);
      } catch (error) {
        setFailure(error);
      }
      setBusy(false);
    },
    [onDraft, onDone],
  );
  const start = useCallback((next: Wanted) => run(next, () => prepare(next)), [run]);
  const back = () => {
    setPrepared(undefined);
    onBack?.();
  };
  const chosen = (draft: Draft) => {
    if (!wanted) return;
    onDraft(draft);
    void start({ ...wanted, draft });
  };
  const screen =
    prepared?.kind === 'review' ? (
      <ReviewScreen
        key={JSON.stringify(prepared.review.changes)}
        review={prepared.review}
        {...{ isBusy, failure }}
        onPublish={() => void run(prepared.review, () => publish(prepared.review))}
        onLeaveDay={() => void start({ ...prepared.review, isListChecked: false })}
        onBack={back}
      />
    ) : prepared?.kind === 'conflicts' && wanted ? (
      <ChoiceScreen {...prepared} {...{ wanted, isBusy }} onChosen={chosen} onBack={back} />
    ) : undefined;
  return { start, screen, isBusy, failure, prepared };
}
