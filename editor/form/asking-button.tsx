import { useRef } from 'react';

interface AskingButtonProps {
  readonly text: string;
  readonly question: string;
  readonly onYes: () => void;
}

/** A button that asks once before it drops what does not come back. */
export function AskingButton({ text, question, onYes }: AskingButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser closes it at Escape too, and gives the focus back.
  const keep = () => dialog.current?.close();
  const drop = () => {
    keep();
    // The button goes with what it drops.
    dialog.current?.closest('fieldset')?.focus({ preventScroll: true });
    onYes();
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {text}
      </button>
      <dialog ref={dialog} aria-label={question}>
        <p>{question}</p>
        <div className="row">
          <button type="button" onClick={keep}>
            Keep
          </button>
          <button type="button" className="main" onClick={drop}>
            {text}
          </button>
        </div>
      </dialog>
    </>
  );
}
