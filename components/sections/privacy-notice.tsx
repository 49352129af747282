import { summaryStyle } from '@/components/ui/fold';
import { privacyNotice } from '@/content/privacy';

/** The privacy notice: one sentence, and the rest in a `<details>`. */
export function PrivacyNotice() {
  const { sentence, summary, points, regulator } = privacyNotice;
  return (
    <div className="max-w-measure mt-3 text-label text-ink-soft">
      <p>{sentence}</p>
      <details>
        <summary className={summaryStyle}>{summary}</summary>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>
            {regulator.text}{' '}
            <a href={regulator.href} className="underline">
              {regulator.label}
            </a>
            .
          </li>
        </ul>
      </details>
    </div>
  );
}
