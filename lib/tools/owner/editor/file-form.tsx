/** The form of a file of facts, with what was typed into it and not yet saved. */
import { useEffect, useState } from 'react';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { labelOf, type Path, valuesIn } from '@/lib/facts/walk';
import { describeError } from '../../../site/describe-error';
import { type Draft, readDraft, writeDraft } from './drafts';
import { Failure } from './failures';
import { goToField } from './form/field';
import { FormPart } from './form/form-part';
import { SavedPhotos } from './form/photo-control';
import type { Main } from './github';
import { Notice } from './notice';
import { newPhotos } from './photo';
import { exampleFacts, type Outcome, save } from './save';

export interface FileFormProps {
  readonly file: FactsFile;
  readonly main: Main;
  /** The field that a question leads to. */
  readonly path: Path;
  readonly onClose: (isSaved: boolean) => void;
  readonly onNewToken: () => void;
}

/** Goes to the field that a sentence of the check begins with. */
function goToMistake(file: FactsFile, value: unknown, sentence: string): void {
  const schema = factsSchema.shape[file];
  const named = valuesIn(schema, value)
    .map(({ path }) => ({
      path,
      label: labelOf(schema, path).replace(`${labelOf(schema, [])}, `, ''),
    }))
    .filter(({ label }) => sentence.startsWith(label))
    .sort((one, other) => other.label.length - one.label.length);
  if (named[0]) goToField(named[0].path);
}

/** What is typed, which is stored at each letter, and what came of the last Save. */
function useFileForm({ file, main, onClose }: FileFormProps) {
  const { oid = '', value } = main.files.get(file) ?? {};
  const [stored] = useState(() => readDraft(file));
  const [draft, setDraft] = useState<Draft>(stored ?? { oid, value });
  const [isStored, setStored] = useState(stored && true);
  const [outcome, setOutcome] = useState<Outcome>({ reasons: [] });
  const [isSaving, setSaving] = useState(false);
  const change = (next: Draft) => {
    setDraft(next);
    setStored(writeDraft(file, next));
  };
  const close = (isSaved: boolean) => {
    writeDraft(file, undefined);
    newPhotos.clear();
    onClose(isSaved);
  };
  const start = async () => {
    setSaving(true);
    try {
      const next = await save(file, draft, outcome.warnings);
      if (next.reasons.length === 0) return close(true);
      setOutcome(next);
      if (next.oid) change({ ...draft, oid: next.oid });
    } catch (error) {
      const needsToken = error instanceof Failure && error.isAboutToken;
      setOutcome({ ...outcome, reasons: [describeError(error)], needsToken });
    }
    setSaving(false);
  };
  const discard = () => {
    if (confirm('Discard what is not saved in this form?')) close(false);
  };
  return { draft, change, isStored, outcome, isSaving, start, discard };
}

export function FileForm(props: FileFormProps) {
  const { file, main, path, onNewToken } = props;
  const { draft, change, isStored, outcome, isSaving, start, discard } = useFileForm(props);
  const schema = factsSchema.shape[file];
  useEffect(() => {
    if (path.length > 0) goToField(path);
  }, [path]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <a href="#/" className="back">
        All forms
      </a>
      <SavedPhotos value={main.photos}>
        <fieldset disabled={isSaving} className="form">
          <FormPart
            schema={schema}
            value={draft.value}
            example={exampleFacts[file]}
            path={[]}
            onChange={(value) => change({ ...draft, value })}
          />
        </fieldset>
      </SavedPhotos>
      <Notice
        sentences={outcome.reasons}
        onSentence={(sentence) => goToMistake(file, draft.value, sentence)}
      />
      {outcome.needsToken && (
        <button type="button" onClick={onNewToken}>
          Sign in again
        </button>
      )}
      {isStored === false && (
        <p className="problem">This phone’s storage is full: save before you close this page.</p>
      )}
      <div className="bar">
        {isStored !== undefined && <span>Not saved yet</span>}
        {isStored !== undefined && (
          <button type="button" onClick={discard} disabled={isSaving}>
            Discard
          </button>
        )}
        <button type="submit" className="main" disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save'}
        </button>
      </div>
    </form>
  );
}
