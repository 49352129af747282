export interface ResultRowProps {
  readonly term: string;
  readonly value: string;
  readonly detail?: string;
  /** The answer the grower came for, set large. */
  readonly isMain?: boolean;
}

export function ResultRow({ term, value, detail, isMain = false }: ResultRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className={isMain ? 'w-full' : 'text-right'}>
        <span className={isMain ? 'block font-serif text-heading text-accent' : 'font-semibold'}>
          {value}
        </span>
        {detail && <span className="block text-label text-ink-soft"> {detail}</span>}
      </dd>
    </div>
  );
}
