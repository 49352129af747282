import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

export const controlStyle =
  'block min-h-12 w-full rounded-control edge border-ink bg-white px-4 py-2.5 text-body aria-[invalid=true]:edge-2 aria-[invalid=true]:border-danger';

export interface FieldProps {
  /** Also the id of the control and, with a suffix, of its error. */
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
  /** Stands at the right of the label, such as a counter. */
  readonly aside?: ReactNode;
}

/** Label, control and error of one field. */
export function Field({ id, label, error, children, aside }: FieldProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface ErrorAttributes {
  readonly id: string;
  readonly error?: string | undefined;
}

function errorAttributes({ id, error }: ErrorAttributes) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}

export type TextInputProps = ErrorAttributes & InputHTMLAttributes<HTMLInputElement>;

/** A single line of text that knows its error. */
export function TextInput({ error, ...attributes }: TextInputProps) {
  return (
    <input
      {...attributes}
      {...errorAttributes({ id: attributes.id, error })}
      className={controlStyle}
    />
  );
}

export type TextAreaProps = ErrorAttributes & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text that know their error. */
export function TextArea({ error, ...attributes }: TextAreaProps) {
  return (
    <textarea
      {...attributes}
      {...errorAttributes({ id: attributes.id, error })}
      className={controlStyle}
    />
  );
}
