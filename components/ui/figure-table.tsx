import type { Figure } from '@/content/page-type';

/** A large figure and its label. */
export function FigureNumber({ qualifier, figure, label }: Figure) {
  return (
    <p className="grow border-t pt-3">
      <span className="block font-serif text-figure">
        {qualifier && <span className="block text-title">{qualifier} </span>}
        <span className="whitespace-nowrap">{figure}</span>
      </span>{' '}
      <span className="block">{label}</span>
    </p>
  );
}

/** The headings of a table's columns, in one row. */
export function HeadingRow({ columns }: Readonly<{ columns: readonly string[] }>) {
  return (
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  );
}

/** A term and its figures, which may be empty; the last figure spans any columns that are left. */
export type FigureRow = readonly [term: string, ...figures: string[]];

export interface FigureTableProps {
  readonly caption: string;
  /** The headings of the terms and of each column of figures. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Whether the last row is the sum of the others. */
  readonly hasSum?: boolean;
}

/**
 * Terms and figures in columns. The key replaces the whole cell of a changed figure, since a page translator may
 * have replaced its text node.
 */
export function FigureTable({ caption, columns, rows, hasSum = false }: FigureTableProps) {
  const isSum = (position: number) => hasSum && position === rows.length - 1;
  const spanOf = ({ length }: FigureRow, index: number) =>
    index === length - 2 && length < columns.length ? columns.length - length + 1 : undefined;
  return (
    <div className="figure-table @container">
      <table className="w-full">
        <caption className="py-3 text-start font-serif text-title wrap-anywhere">{caption}</caption>
        <thead className="text-label">
          <HeadingRow columns={columns} />
        </thead>
        <tbody>
          {rows.map((row, position) => (
            <tr key={row[0]} className={`border-t ${isSum(position) ? '' : 'border-line'}`}>
              <th scope="row">{row[0]}</th>
              {row.slice(1).map((figure, index) => (
                <td
                  key={`${columns[index + 1]} ${figure}`}
                  colSpan={spanOf(row, index)}
                  className={isSum(position) ? 'font-serif text-title text-accent' : undefined}
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
