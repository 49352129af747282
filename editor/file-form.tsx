/** The form of one file of facts, with its unsaved changes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isExample } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { metaOf, type Path } from '@/facts/schema/walk';
import { type Draft, readDraft, removeDraft, writeDraft } from './drafts';
import { Button } from './form/buttons';
import { FormContext, goToField } from './form/field-props';
import { SchemaField } from './form/schema-field';
import { isSame } from './merge';
import { Notice } from './notice';
import { ownAnswers } from './own-answers';
import { usePublishing } from './publishing';
import type { Main } from './requests';
import type { Wanted } from './save';

interface FileFormProps {
  readonly file: FactsFile;
  readonly main: Main;
  /** The field that a question leads to. */
  readonly path: Path;
  readonly onClose: () => void;
}

/** The unsaved changes, which are stored at each key. */
function useDraft({ file, main }: FileFormProps) {
  const value = ownAnswers(factsSchema.shape[file], main.files.get(file)?.value) ?? {};
  const [draft, setDraft] = useState<Draft>(() => readDraft(file) ?? { base: value, value });
  const [isStored, setStored] = useState(true);
  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      setStored(writeDraft(file, next));
    },
    [file],
  );
  return { draft, change, isStored };
}

/** After “Back” the form is scrolled to where it was. @returns keeps that @param isAway whether another screen is shown */
function usePlace(isAway: boolean) {
  const place = useRef(0);
  useEffect(() => {
    if (!isAway) scrollTo(0, place.current);
  }, [isAway]);
  return () => {
    place.current = scrollY;
  };
}

interface BarProps {
  readonly file: FactsFile;
  readonly isBusy: boolean;
  /** Whether the draft outlives the tab. */
  readonly isStored: boolean;
  readonly onDiscard: () => void;
}

/** Save, within reach of the thumb. */
function Bar({ file, isBusy, isStored, onDiscard }: BarProps) {
  const { label } = metaOf(factsSchema.shape[file]);
  return (
    <div className="bar">
      {!isStored && (
        <p className="problem">This phone’s storage is full: save before you close this page.</p>
      )}
      {readDraft(file) && !isBusy && (
        <>
          <span>Not saved yet</span>
          <Button
            text="Discard"
            onClick={() => confirm(`Discard what you changed in “${label}”?`) && onDiscard()}
          />
        </>
      )}
      <button type="submit" className="main" disabled={isBusy}>
        {isBusy ? 'Checking …' : 'Save'}
      </button>
    </div>
  );
}

export function FileForm(props: FileFormProps) {
  const { file, main, path, onClose } = props;
  const saved = main.files.get(file)?.value;
  const { draft, change, isStored } = useDraft(props);
  const close = () => {
    removeDraft(file);
    onClose();
  };
  const onDone = ({ draft: published }: Wanted) => {
    // Otherwise the form was left, opened again and typed into while it was saved.
    if (isSame((readDraft(file) ?? published).value, published.value)) close();
  };
  const { start, screen, isBusy, failure, prepared } = usePublishing({ onDraft: change, onDone });
  const keepPlace = usePlace(screen !== undefined);
  useEffect(() => goToField(path), [path]);
  const refused = prepared?.kind === 'refused' ? prepared : {};
  const form = (
    <form
      noValidate
      hidden={screen !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        keepPlace();
        void start({ file, draft });
      }}
    >
      <a href="#/" className="back">
        All forms
      </a>
      <FormContext
        value={{
          photos: main.photos,
          day: main.day,
          saved,
          example: isExample(saved) ? saved : undefined,
        }}
      >
        <fieldset disabled={isBusy} className="form">
          <SchemaField
            // Values that another phone has saved draw the form anew.
            key={JSON.stringify(draft.base)}
            schema={factsSchema.shape[file]}
            value={draft.value}
            path={[]}
            group={{}}
            onChange={(value) => change({ ...draft, value })}
          />
        </fieldset>
      </FormContext>
      <Notice {...refused} failure={screen ? undefined : failure} />
      <Bar {...{ file, isBusy, isStored }} onDiscard={close} />
    </form>
  );
  return (
    <>
      {screen}
      {form}
    </>
  );
}
