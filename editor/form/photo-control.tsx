/** The control of a photo: shows it, sets the spot that must not be cut off, and replaces the photo. */
import { createContext, type MouseEvent, useContext, useState } from 'react';
import * as z from 'zod';
import type { Photo } from '@/facts/schema/files';
import { describeError } from '@/lib/site/describe-error';
import { WayOn } from '../notice';
import { readPhoto } from '../requests';
import { lostPhoto, newPhotos, resizePhoto } from '../resize-photo';
import { Button } from './buttons';
import { textOf } from './controls';
import { type FieldProps, labellingOf } from './field-props';

interface KnownPhotosValue {
  /** The names of the photos on `main`. */
  readonly saved: ReadonlySet<string>;
  /** Those that GitHub has, and that no commit names yet. */
  readonly sent: Readonly<Record<string, string>>;
}
export const KnownPhotos = createContext<KnownPhotosValue>({ saved: new Set(), sent: {} });

/** In per cent from the left and from the top. */
const spotSchema = z.object({ x: z.number(), y: z.number() });

/** What does not hold for a new photo. */
const ofOldPhoto = { focalPoint: undefined, takenOnTheFarm: undefined } satisfies Partial<Photo>;

interface PictureProps {
  readonly address: string;
  readonly spot: unknown;
  readonly onSpot: (spot: z.infer<typeof spotSchema>) => void;
  readonly onError: () => void;
}

/** The picture; a tap on it sets the spot. */
function Picture({ address, spot, onSpot, onError }: PictureProps) {
  const { data } = spotSchema.safeParse(spot);
  const setSpot = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A click by the keyboard has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const perCent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    onSpot({ x: perCent((clientX - left) / width), y: perCent((clientY - top) / height) });
  };
  return (
    <>
      <button type="button" className="picture" onClick={setSpot}>
        <img src={address} alt="Set the spot that must not be cut off" onError={onError} />
        {data && <span className="spot" style={{ left: `${data.x}%`, top: `${data.y}%` }} />}
      </button>
      <p className="hint">
        {data
          ? 'What is in the ring is never cut off.'
          : 'Tap on the spot that must never be cut off.'}
      </p>
    </>
  );
}

export function PhotoControl({ value, path, group, onChange }: FieldProps) {
  const [fetched, setFetched] = useState('');
  /** A message, or what failed. */
  const [outcome, setOutcome] = useState<unknown>();
  const { saved, sent } = useContext(KnownPhotos);
  const name = textOf(value);
  const isNew = name && !saved.has(name);
  const address = name && (newPhotos.get(name) ?? fetched);
  const attempt = async (waiting: string, action: () => Promise<void>) => {
    setOutcome(waiting);
    setOutcome(await action().catch((reason: unknown) => reason));
  };
  // A saved photo is fetched only when asked for, since it may be a megabyte.
  const show = async () => setFetched(URL.createObjectURL(await readPhoto(name)));
  const choose = async (file: File) => onChange(await resizePhoto(file), ofOldPhoto);
  return (
    <>
      {address && (
        <Picture
          address={address}
          spot={group.focalPoint}
          onSpot={(focalPoint) => onChange(name, { focalPoint })}
          onError={() => {
            setFetched('');
            setOutcome(`${name} is not a photo that this browser can show.`);
          }}
        />
      )}
      {name && !address && saved.has(name) && (
        <Button text="Show this photo" onClick={() => void attempt('Loading the photo …', show)} />
      )}
      {isNew && sent[name] && <p className="hint">This photo is sent, and not yet saved.</p>}
      {isNew && !address && !sent[name] && <p className="problem">{lostPhoto}</p>}
      <input
        {...labellingOf(path)}
        type="file"
        accept="image/*"
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) void attempt('Shrinking the photo …', () => choose(file));
        }}
      />
      <label htmlFor={labellingOf(path).id} className="button">
        {name ? 'Choose another photo' : 'Choose or take a photo'}
      </label>
      <p role="status">{describeError(outcome)}</p>
      <WayOn failure={outcome} />
    </>
  );
}
