/** The screens between Save and what is published: what will change, and what two phones have both changed. */
import { useEffect, useRef, useState } from 'react';
import { asOfLabel } from '@/facts/schema/for-sale';
import { valueAt } from '@/facts/schema/walk';
import { ChangeEntry } from './change-entry';
import type { Change } from './changes';
import { Button } from './form/buttons';
import type { Side } from './merge';
import { Notice } from './notice';
import { type Prepared, prepare, publish, type Review } from './save';

/** A second tap on Save is none on “Put it online”. */
const guardMilliseconds = 1000;

/** The heading of a screen, which takes the focus. After “Back” the form is scrolled to where it was. */
function Heading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [place] = useState(() => scrollY);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    return () => scrollTo(0, place);
  }, [place]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {text}
    </h1>
  );
}

interface ScreenProps {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly onBack: () => void;
}

interface ReviewScreenProps extends ScreenProps {
  readonly review: Review;
  readonly onPublish: () => void;
  readonly onLeaveDay: () => void;
}

/** What will change. It is published by “Put it online” alone, which does nothing for the first second. */
function ReviewScreen(props: ReviewScreenProps) {
  const { review, isBusy, failure, onPublish, onLeaveDay, onBack } = props;
  const { saved, changes, checkedLots, main } = review;
  const [isGuarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), guardMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const day = valueAt(saved, ['asOf']);
  const shown = checkedLots > 0 ? changes.filter(({ label }) => label !== asOfLabel) : changes;
  const isOff = isGuarded || isBusy;
  return (
    <>
      <Heading text="This will change" />
      {shown.map((change) => (
        <ChangeEntry key={JSON.stringify(change)} {...change} />
      ))}
      {checkedLots > 0 && (
        <>
          <p>You have checked {checkedLots === 1 ? 'the lot' : `all ${checkedLots} lots`} today.</p>
          {day !== undefined && day !== main.day && !isBusy && (
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
          {isBusy ? 'Please wait …' : 'Put it online'}
        </button>
        {!isBusy && <Button text="Back" onClick={onBack} />}
      </div>
    </>
  );
}

interface ChoiceScreenProps extends ScreenProps {
  readonly conflicts: readonly Change[];
  readonly onChoose: (side: Side) => void;
}

/** Fields that two phones have changed, both answers whole: nothing is saved until one side is chosen. */
function ChoiceScreen({ conflicts, isBusy, failure, onChoose, onBack }: ChoiceScreenProps) {
  return (
    <>
      <Heading text="Somebody else has changed the same" />
      <p>Nothing is saved yet. Choose:</p>
      {conflicts.map((conflict) => (
        <ChangeEntry key={conflict.label} {...conflict} names={['Theirs:', 'Yours:']} />
      ))}
      <Notice failure={failure} />
      <div className="row decide">
        <Button text="Use theirs" disabled={isBusy} onClick={() => onChoose('theirs')} />
        <Button text="Keep mine" disabled={isBusy} onClick={() => onChoose('mine')} />
        <Button text="Back" disabled={isBusy} onClick={onBack} />
      </div>
    </>
  );
}

interface SaveScreenProps extends ScreenProps {
  readonly prepared: Prepared | undefined;
  /** Takes the next step. */
  readonly run: (step: Promise<Prepared>) => Promise<void>;
}

/** The screen that a Save has come to, if any. */
export function SaveScreen({ prepared, run, ...screen }: SaveScreenProps) {
  if (prepared?.kind === 'review') {
    const { review } = prepared;
    return (
      <ReviewScreen
        {...screen}
        key={JSON.stringify(review.changes)}
        review={review}
        onPublish={() => void run(publish(review))}
        onLeaveDay={() => void run(prepare({ ...review, isListChecked: false }))}
      />
    );
  }
  if (prepared?.kind !== 'conflicts') return null;
  const { wanted, conflicts } = prepared;
  const choose = (side: Side) => void run(prepare({ ...wanted, side }));
  return <ChoiceScreen {...screen} conflicts={conflicts} onChoose={choose} />;
}
