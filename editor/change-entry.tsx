/** One change as the owner reads it. */
import type { Answer, Change, Words } from './changes';
import { isSame } from './merge';
import { addressOf } from './resize-photo';

/** @param others the answers of the other side, if it has any: what is not among them is bold */
function AnswerLine({ answer, others }: { readonly answer: Answer; readonly others: Words }) {
  const { label, text, isPhoto } = answer;
  if (isPhoto) return <img src={addressOf(text)} alt={text} />;
  const isOther = others.length > 0 && !others.flat().some((other) => isSame(other, answer));
  return (
    <li>
      {label && <span className="hint">{label}: </span>}
      {isOther ? <b>{text}</b> : text}
    </li>
  );
}

interface ChangeEntryProps extends Change {
  /** What the two sides are called, if not by what becomes of them. */
  readonly names?: readonly [string, string];
}

/** A field or an item with its two sides, one below the other. */
export function ChangeEntry({ label, was, is, names }: ChangeEntryProps) {
  const [before, after] = names ?? [
    is.length > 0 ? 'Was:' : 'Removed:',
    was.length > 0 ? 'Will be:' : 'New:',
  ];
  const sides = [
    [before, was, is],
    [after, is, was],
  ] as const;
  return (
    <section className="change">
      <h2>{label}</h2>
      {sides.map(([name, words, others]) => {
        if (words.length === 0 && !names) return null;
        return (
          <div key={name} className="side">
            <span className="hint">{name}</span>
            {words.length === 0 && <p>Nothing</p>}
            {words.map((answers) => (
              <ul key={JSON.stringify(answers)}>
                {answers.map((answer) => (
                  <AnswerLine key={answer.label + answer.text} {...{ answer, others }} />
                ))}
              </ul>
            ))}
          </div>
        );
      })}
    </section>
  );
}
