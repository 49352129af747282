/** The form of one file of facts, with its unsaved changes. */
import { useEffect, useState } from 'react';
import { isExample } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { metaOf, type Path } from '@/facts/schema/walk';
import { readDraft, readSent, removeDraft, writeDraft } from './drafts';
import { AskingButton } from './form/buttons';
import { goToField } from './form/field-props';
import { KnownPhotos } from './form/photo-control';
import { ExampleAnswers, SchemaField } from './form/schema-field';
import { isSame } from './merge';
import { Notice, type NoticeProps } from './notice';
import { ownAnswers } from './own-answers';
import type { Main } from './requests';
import { type Refusal, save } from './save';

interface FileFormProps {
  readonly file: FactsFile;
  readonly main: Main;
  /** The field that a question leads to. */
  readonly path: Path;
  readonly onClose: () => void;
}

/** The unsaved changes, which are stored at each key, and the outcome of the last Save. */
function useFileForm({ file, main, onClose }: FileFormProps) {
  const value = ownAnswers(factsSchema.shape[file], main.files.get(file)?.value) ?? {};
  const [draft, setDraft] = useState(() => readDraft(file) ?? { base: value, value });
  const [isStored, setStored] = useState(true);
  const [notice, setNotice] = useState<NoticeProps>({});
  const [isSaving, setSaving] = useState(false);
  const change = (next: typeof draft) => {
    setDraft(next);
    setStored(writeDraft(file, next));
  };
  const close = () => {
    removeDraft(file);
    onClose();
  };
  const start = async () => {
    setSaving(true);
    const refused = await save(file, draft, notice.mistakes).catch(
      (failure: unknown): Refusal => ({ failure }),
    );
    if (refused) {
      setNotice(refused);
      if (refused.draft) change(refused.draft);
      setSaving(false);
    } else if (isSame(readDraft(file) ?? draft, draft)) {
      // Otherwise the form was left, opened again and typed into while it was saved.
      close();
    }
  };
  return { draft, change, isStored, notice, isSaving, start, close };
}

export function FileForm(props: FileFormProps) {
  const { file, main, path } = props;
  const saved = main.files.get(file)?.value;
  const { draft, change, isStored, notice, isSaving, start, close } = useFileForm(props);
  useEffect(() => goToField(path), [path]);
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
      <KnownPhotos value={{ saved: main.photos, sent: readSent(file) }}>
        <ExampleAnswers value={isExample(saved) ? saved : undefined}>
          <fieldset disabled={isSaving} className="form">
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
        </ExampleAnswers>
      </KnownPhotos>
      <Notice {...notice} />
      {!isStored && (
        <p className="problem">This phone’s storage is full: save before you close this page.</p>
      )}
      <div className="bar">
        {readDraft(file) && !isSaving && (
          <>
            <span>Not saved yet</span>
            <AskingButton
              text="Discard"
              question={`Discard what you changed in “${metaOf(factsSchema.shape[file]).label}”?`}
              onClick={close}
            />
          </>
        )}
        <button type="submit" className="main" disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save'}
        </button>
      </div>
    </form>
  );
}
