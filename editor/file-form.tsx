/** The form of one file of facts, with its unsaved changes. */
import { useEffect, useRef, useState } from 'react';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { metaOf, type Path } from '@/facts/schema/walk';
import { type Draft, type LastSave, readDraft, removeDraft, writeDraft } from './drafts';
import { AskingButton, Text } from './form/buttons';
import { FormContext, goToField } from './form/field-props';
import { SchemaField } from './form/schema-field';
import { isSame } from './merge';
import { Notice } from './notice';
import type { Main } from './requests';
import { SaveScreen } from './review';
import { prepare } from './save';
import { useSave } from './use-save';

interface FileFormProps {
  readonly file: FactsFile;
  readonly main: Main;
  /** The field to focus. */
  readonly path: Path;
  /** The save to undo: the form starts with the file as it was before it. */
  readonly undone: LastSave | undefined;
  readonly onClose: () => void;
}

/** The unsaved changes, stored on each keystroke. */
function useDraft({ file, main, undone }: FileFormProps) {
  const value = main.files.get(file)?.value ?? {};
  const [draft, setDraft] = useState<Draft>(() =>
    undone
      ? { base: undone.after, value: undone.before }
      : (readDraft(file) ?? { base: value, value }),
  );
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(file, next);
  };
  return { draft, change };
}

interface FieldsProps {
  readonly file: FactsFile;
  readonly main: Main;
  readonly value: unknown;
  /** Disables all fields, while a request or a photo is pending. */
  readonly isFixed: boolean;
  readonly onChange: (value: unknown) => void;
  readonly setWaiting: (isWaiting: boolean) => void;
}

function Fields({ file, main, value, isFixed, onChange, setWaiting }: FieldsProps) {
  const { photos, day } = main;
  return (
    <FormContext value={{ photos, day, setWaiting }}>
      <fieldset disabled={isFixed} className="form">
        <SchemaField
          schema={factsSchema.shape[file]}
          value={value}
          path={[]}
          group={{}}
          onChange={onChange}
        />
      </fieldset>
    </FormContext>
  );
}

interface BarProps {
  readonly file: FactsFile;
  readonly isBusy: boolean;
  /** The text of the Save button. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** The bar with Save, within reach of the thumb. */
function Bar({ file, isBusy, text, onDiscard }: BarProps) {
  const { label } = metaOf(factsSchema.shape[file]);
  return (
    <div className="bar">
      {readDraft(file) && !isBusy && (
        <>
          <span>Not saved yet</span>
          <AskingButton
            text="Discard"
            question={`Discard what you changed in “${label}”?`}
            onYes={onDiscard}
          />
        </>
      )}
      <button type="submit" className="main" disabled={isBusy}>
        <Text text={isBusy ? 'Checking …' : text} />
      </button>
    </div>
  );
}

export function FileForm(props: FileFormProps) {
  const { file, main, path, undone, onClose } = props;
  const { draft, change } = useDraft(props);
  const [isWaiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    removeDraft(file);
    // Another form may be open by now.
    if (form.current) onClose();
  };
  const onDone = () => {
    // If they differ, the owner left the form, opened it again and typed while it was being saved.
    if (isSame((readDraft(file) ?? draft).value, draft.value)) close();
  };
  const saving = useSave(onDone);
  const { prepared, failure, isBusy, run, back } = saving;
  useEffect(() => {
    if (path.length > 0) goToField(path);
  }, [path]);
  useEffect(() => {
    if (undone) form.current?.requestSubmit();
  }, [undone]);
  const refused = prepared?.kind === 'refused' && !failure ? prepared : {};
  const isAway = prepared?.kind === 'review' || prepared?.kind === 'conflicts';
  return (
    <>
      <SaveScreen {...saving} isUndo={undone !== undefined} onBack={undone ? onClose : back} />
      <form
        ref={form}
        noValidate
        hidden={isAway}
        onSubmit={(event) => {
          event.preventDefault();
          void run(prepare({ file, draft, isListChecked: !undone }));
        }}
      >
        <a href="#/" className="back">
          All forms
        </a>
        {undone ? (
          <h1>Undo my last change</h1>
        ) : (
          <Fields
            {...{ file, main, setWaiting }}
            value={draft.value}
            isFixed={isBusy || isWaiting}
            onChange={(value) => change({ ...draft, value })}
          />
        )}
        <Notice {...refused} failure={isAway ? undefined : failure} />
        <Bar
          file={file}
          isBusy={isBusy || isWaiting}
          text={undone ? 'Try again' : 'Save'}
          onDiscard={close}
        />
      </form>
    </>
  );
}
