import { useRef } from 'react';

interface ButtonProps {
  readonly text: string;
  readonly onClick: () => void;
  /** `main` for what is most likely wanted. */
  readonly className?: string;
}

/** A button that does not submit the form around it. */
export function Button({ text, ...attributes }: ButtonProps) {
  return (
    <button type="button" {...attributes}>
      {text}
    </button>
  );
}

type AskingButtonProps = ButtonProps & { readonly question: string };

/** A button that asks once before it drops what does not come back; `onClick` is called after the yes. */
export function AskingButton({ question, text, onClick }: AskingButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser closes it at Escape too, and gives the focus back.
  const keep = () => dialog.current?.close();
  const drop = () => {
    keep();
    // The button goes with what it drops.
    dialog.current?.closest('fieldset')?.focus({ preventScroll: true });
    onClick();
  };
  return (
    <>
      <Button text={text} onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} aria-label={question}>
        <p>{question}</p>
        <div className="row">
          <Button text="Keep" onClick={keep} />
          <Button text={text} onClick={drop} className="main" />
        </div>
      </dialog>
    </>
  );
}
