/** The screens between Save and publishing: the changes to review, and conflicts between two phones. */
import { useEffect, useRef, useState } from 'react';
import { asOfLabel } from '@/facts/schema/for-sale';
import { valueAt } from '@/facts/schema/walk';
import { ChangeEntry, type SideNames } from './change-entry';
import type { Change } from './changes';
import { Button, GuardedButton } from './form/buttons';
import type { Side } from './merge';
import { Notice } from './notice';
import { type Prepared, prepare, publish, type Review } from './save';

/** The labels for a save, an undo, and a conflict between two phones. */
const saved: SideNames = ['Was:', 'Will be:', 'Removed:', 'New:'];
const undone: SideNames = ['Now:', 'Again:', 'Goes:', 'Comes back:'];
const ofTwo: SideNames = ['Theirs:', 'Yours:', 'Theirs alone:', 'Yours alone:'];

/** The heading of a screen, which takes the focus. Back restores the form's scroll position. */
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
  /** Whether this undoes an earlier save. */
  readonly isUndo: boolean;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly onBack: () => void;
}

interface ReviewScreenProps extends ScreenProps {
  readonly review: Review;
  readonly onPublish: () => void;
  readonly onLeaveDay: () => void;
}

/** Shows the changes. “Put it online” ignores taps for a second, so a double tap on Save cannot publish. */
function ReviewScreen(props: ReviewScreenProps) {
  const { review, isUndo, isBusy, failure, onPublish, onLeaveDay, onBack } = props;
  const { changes, checkedLots, main } = review;
  const day = valueAt(review.saved, ['asOf']);
  const shown = checkedLots > 0 ? changes.filter(({ label }) => label !== asOfLabel) : changes;
  return (
    <>
      <Heading text={isUndo ? 'This will be undone' : 'This will change'} />
      {shown.map((change) => (
        <ChangeEntry key={JSON.stringify(change)} {...change} names={isUndo ? undone : saved} />
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
        <GuardedButton
          text={isBusy ? 'Please wait …' : 'Put it online'}
          disabled={isBusy}
          onClick={onPublish}
        />
        {!isBusy && <Button text="Back" onClick={onBack} />}
      </div>
    </>
  );
}

interface ChoiceScreenProps extends ScreenProps {
  readonly conflicts: readonly Change[];
  readonly onChoose: (side: Side) => void;
}

/** Shows conflicts with another phone, or with changes since the save to undo, and waits for a choice. */
function ChoiceScreen(props: ChoiceScreenProps) {
  const { conflicts, isUndo, isBusy, failure, onChoose, onBack } = props;
  const [theirs, mine] = isUndo ? ['Leave it', 'Undo it'] : ['Use theirs', 'Keep mine'];
  return (
    <>
      <Heading text={isUndo ? 'This has changed since' : 'Somebody else has changed the same'} />
      <p>{isUndo ? 'Nothing is undone yet. Choose:' : 'Nothing is saved yet. Choose:'}</p>
      {conflicts.map((conflict) => (
        <ChangeEntry key={conflict.label} {...conflict} names={isUndo ? undone : ofTwo} />
      ))}
      <Notice failure={failure} />
      <div className="row decide">
        <Button text={theirs} disabled={isBusy} onClick={() => onChoose('theirs')} />
        <Button text={mine} disabled={isBusy} onClick={() => onChoose('mine')} />
        <Button text="Back" disabled={isBusy} onClick={onBack} />
      </div>
    </>
  );
}

interface SaveScreenProps extends ScreenProps {
  readonly prepared: Prepared | undefined;
  /** Awaits a step, and shows its result. */
  readonly run: (step: Promise<Prepared>) => Promise<void>;
}

/** The review or conflict screen of a Save, if it has reached one. */
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
