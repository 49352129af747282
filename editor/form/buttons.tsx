import { useEffect, useState } from 'react';

/** A text that changes. Its key makes a new element: a page translator would keep the old text in a reused one. */
export const Text = ({ text }: { readonly text: string }) => <span key={text}>{text}</span>;

interface ButtonProps {
  readonly text: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button that does not submit the form around it. */
export function Button({ text, ...attributes }: ButtonProps) {
  return (
    <button type="button" {...attributes}>
      <Text text={text} />
    </button>
  );
}

/** Ignores taps for its first second, so a double tap on the button that it replaces cannot confirm. */
export function GuardedButton({ text, disabled = false, onClick }: ButtonProps) {
  const [isGuarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), 1000);
    return () => clearTimeout(timer);
  }, []);
  const isOff = isGuarded || disabled;
  return (
    <button type="button" className="main" aria-disabled={isOff} onClick={() => isOff || onClick()}>
      <Text text={text} />
    </button>
  );
}

interface AskingButtonProps {
  readonly text: string;
  readonly question: string;
  readonly onYes: () => void;
}

/** A button that asks for confirmation in place. Some browsers answer `confirm` themselves without showing it. */
export function AskingButton({ text, question, onYes }: AskingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="asking">
      {isAsked && <p role="alert">{question}</p>}
      {isAsked && <GuardedButton text="Yes" onClick={onYes} />}
      {/* One element for both texts, so it keeps the focus. */}
      <Button text={isAsked ? 'No' : text} onClick={() => setAsked(!isAsked)} />
    </div>
  );
}
