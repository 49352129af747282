interface ButtonProps {
  readonly text: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button that does not submit the form around it. */
export function Button({ text, ...attributes }: ButtonProps) {
  return (
    <button type="button" {...attributes}>
      {text}
    </button>
  );
}
