import { useRef, useState } from 'react';
import { estimateWords } from '@/content/estimate';
import { estimate } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/format';
import { Announcement } from '../announcement';
import { EstimateForm } from './estimate-form';
import { EstimateTable, lineName } from './estimate-table';
import { type PartProps, useReport } from './part-props';
import { estimateForLink, estimateFromLink, readEstimate } from './read-estimate';

/** What the farm's services would cost on the land just calculated. */
export function EstimatePart({ result, linked, onChange }: PartProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [first] = useState(() => estimateFromLink(linked));
  const [input, setInput] = useState(first);
  const worked = estimate(result.landSquareMetres, input);

  function update() {
    if (formRef.current) setInput(readEstimate(formRef.current));
  }

  const sentence =
    worked.kind === 'result'
      ? estimateWords.sentence(
          worked.value.lines
            .map((line) => `${lineName(line, input.trip)} ${formatCents(line.cents)}`)
            .join(', '),
          formatCents(worked.value.totalCents),
        )
      : '';
  useReport(estimateForLink(input), sentence, onChange);

  return (
    <div>
      <p className="text-label text-ink-soft">{estimateWords.introduction}</p>
      <EstimateForm formRef={formRef} first={first} onInput={update} />
      {worked.kind === 'result' && <EstimateTable estimate={worked.value} trip={input.trip} />}
      <Announcement
        text={sentence || (worked.kind === 'problem' ? worked.problem : estimateWords.empty)}
        isVisible={worked.kind !== 'result'}
      />
    </div>
  );
}
