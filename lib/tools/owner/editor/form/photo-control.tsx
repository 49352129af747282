/** The control of a photo: its picture, the spot on it that must not be cut off, and another photo in its place. */
import { createContext, type MouseEvent, useContext, useState } from 'react';
import { z } from 'zod';
import { describeError } from '../../../../site/describe-error';
import { readPhoto } from '../github';
import { newPhotos, takePhotoIn } from '../photo';
import { textOf } from './controls';
import { type FieldProps, tiesOf } from './field-props';

/** The names of the photos that are saved. */
export const SavedPhotos = createContext<ReadonlySet<string>>(new Set());

/** In per cent from the left and from the top. */
const spotSchema = z.object({ x: z.number(), y: z.number() });

interface PictureProps {
  readonly address: string;
  readonly spot: unknown;
  readonly onSpot: (spot: z.infer<typeof spotSchema>) => void;
}

/** The picture; a tap on it sets the spot. */
function Picture({ address, spot, onSpot }: PictureProps) {
  const { data } = spotSchema.safeParse(spot);
  const setSpot = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A key that presses the button points nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const perCent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    onSpot({ x: perCent((clientX - left) / width), y: perCent((clientY - top) / height) });
  };
  return (
    <>
      <button type="button" className="picture" onClick={setSpot}>
        <img src={address} alt="Set the spot that must not be cut off" />
        {data && <span className="spot" style={{ left: `${data.x}%`, top: `${data.y}%` }} />}
      </button>
      <p className="hint">
        {data ? 'What is in the ring is never cut off.' : 'Tap on what must never be cut off.'}
      </p>
    </>
  );
}

export function PhotoControl({ value, path, group, onChange }: FieldProps) {
  const [fetched, setFetched] = useState('');
  const [message, setMessage] = useState('');
  const savedPhotos = useContext(SavedPhotos);
  const name = textOf(value);
  const address = newPhotos.get(name) ?? fetched;
  const attempt = async (waiting: string, action: () => Promise<void>) => {
    setMessage(waiting);
    await action().then(
      () => setMessage(''),
      (error: unknown) => setMessage(describeError(error)),
    );
  };
  // A saved photo is fetched by a tap, since each is up to a megabyte.
  const show = async () => setFetched(URL.createObjectURL(await readPhoto(name)));
  // Another photo has its spot elsewhere.
  const choose = async (file: File) => onChange(await takePhotoIn(file), { focalPoint: undefined });
  return (
    <>
      {address && (
        <Picture
          address={address}
          spot={group.focalPoint}
          onSpot={(focalPoint) => onChange(name, { focalPoint })}
        />
      )}
      {name && !address && savedPhotos.has(name) && (
        <button type="button" onClick={() => void attempt('The photo is on its way …', show)}>
          Show this photo
        </button>
      )}
      {name && !address && !savedPhotos.has(name) && (
        <p className="problem">{name} was not saved: choose it again.</p>
      )}
      <input
        {...tiesOf(path)}
        type="file"
        accept="image/*"
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) void attempt('The photo is being made smaller …', () => choose(file));
        }}
      />
      <label htmlFor={tiesOf(path).id} className="button">
        {name ? 'Choose another photo' : 'Choose or take a photo'}
      </label>
      <p role="status">{message}</p>
    </>
  );
}
