/** The screens between Save and what is published: what will change, and what two phones have both changed. */
import { useEffect, useRef, useState } from 'react';
import { isExample } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { labelOf, schemaAt, valueAt } from '@/facts/schema/walk';
import { ChangeEntry } from './change-entry';
import { wordsFor } from './changes';
import type { Draft } from './drafts';
import { Button } from './form/buttons';
import { type Conflict, withAt } from './merge';
import { Notice } from './notice';
import type { Review, Wanted } from './save';

/** A second tap on Save is none on “Put it online”. */
const guardMilliseconds = 1000;

/** The heading of a screen, which takes the focus. */
function Heading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {text}
    </h1>
  );
}

interface ReviewScreenProps {
  readonly review: Review;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly onPublish: () => void;
  readonly onLeaveDay: () => void;
  readonly onBack: () => void;
}

/** What will change. It is published by “Put it online” alone, which does nothing for the first second. */
export function ReviewScreen({
  review,
  isBusy,
  failure,
  onPublish,
  onLeaveDay,
  onBack,
}: ReviewScreenProps) {
  const { saved, answers, changes, checkedLots, main } = review;
  const [isGuarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), guardMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const day = valueAt(saved, ['asOf']);
  const shown = checkedLots > 0 ? changes.filter(({ label }) => label !== dayLabel) : changes;
  const isOff = isGuarded || isBusy;
  return (
    <>
      <Heading text="This will change" />
      {shown.map((change) => (
        <ChangeEntry key={JSON.stringify(change)} {...change} />
      ))}
      {isExample(saved) && !isExample(answers) && <p>The example’s other answers go.</p>}
      {isExample(answers) && <p>The example’s answers come back.</p>}
      {checkedLots > 0 && (
        <>
          <p>You have checked {checkedLots === 1 ? 'the lot' : `all ${checkedLots} lots`} today.</p>
          {day !== undefined && day !== main.day && (
            <Button text="No, leave the day" onClick={onLeaveDay} />
          )}
        </>
      )}
      <Notice failure={failure} />
      <div className="row decide">
        <button
          type="button"
          className="main"
          aria-disabled={isOff}
          onClick={() => isOff || onPublish()}
        >
          {isBusy ? 'Putting it online …' : 'Put it online'}
        </button>
        {!isBusy && <Button text="Back" onClick={onBack} />}
      </div>
    </>
  );
}

const dayLabel = labelOf(factsSchema.shape['for-sale'], ['asOf']);

interface ChoiceScreenProps {
  readonly wanted: Wanted;
  readonly conflicts: readonly Conflict[];
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly onChosen: (draft: Draft) => void;
  readonly onBack: () => void;
}

/** Fields that two phones have changed, each with both answers whole: nothing is saved until one is chosen of each. */
export function ChoiceScreen(props: ChoiceScreenProps) {
  const { wanted, conflicts, draft, isBusy, onChosen, onBack } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<Conflict, 'theirs' | 'mine'>>(new Map());
  const schema = factsSchema.shape[wanted.file];
  const choose = (conflict: Conflict, side: 'theirs' | 'mine') => {
    const next = new Map(chosen).set(conflict, side);
    setChosen(next);
    if (next.size < conflicts.length) return;
    const resolved = [...next].reduce<Draft>(({ base, value }, [each, of]) => {
      const { path, theirs } = each;
      return { base: withAt(base, path, theirs), value: withAt(value, path, each[of]) };
    }, draft);
    onChosen(resolved);
  };
  return (
    <>
      <Heading text="Somebody else has changed the same" />
      <p>Nothing is saved yet. Choose:</p>
      {conflicts.map((conflict) => {
        const part = schemaAt(schema, conflict.path) ?? schema;
        return (
          <ChangeEntry
            key={conflict.path.join()}
            label={labelOf(schema, conflict.path)}
            was={wordsFor(part, conflict.theirs)}
            is={wordsFor(part, conflict.mine)}
            names={['Theirs:', 'Yours:']}
          >
            <div className="row">
              {(['theirs', 'mine'] as const).map((side) => (
                <button
                  key={side}
                  type="button"
                  disabled={isBusy}
                  aria-pressed={chosen.get(conflict) === side}
                  onClick={() => choose(conflict, side)}
                >
                  {side === 'theirs' ? 'Use theirs' : 'Keep mine'}
                </button>
              ))}
            </div>
          </ChangeEntry>
        );
      })}
      <div className="row decide">
        <Button text="Back" onClick={onBack} />
      </div>
    </>
  );
}
