import type { EncodeReport } from './encode-all';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** What a run did, as lines for the screen: how many photos, how heavy by width, how long. */
export function reportLines(report: EncodeReport, seconds: number): string[] {
  const { encodedCount, unchangedCount, totals } = report;
  return [
    `Encoded ${encodedCount}, unchanged ${unchangedCount}, in ${seconds.toFixed(1)} seconds.`,
    ...totals.map(
      ({ widthPixels, avifBytes, jpegBytes }) =>
        `${String(widthPixels).padStart(5)} wide: AVIF${kilobytes(avifBytes)}, JPEG${kilobytes(jpegBytes)}`,
    ),
  ];
}
