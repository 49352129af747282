/** The control of a photo: its picture, the spot on it that must not be cut off, and another photo in its place. */
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useMemo,
  useState,
} from 'react';
import { z } from 'zod';
import { describeError } from '../../../../site/describe-error';
import { readPhoto } from '../github';
import { newPhotos, takePhotoIn } from '../photo';
import { type FieldProps, Labelled, tiesOf } from './field';

/** The names of the photos that are saved. */
export const SavedPhotos = createContext<ReadonlySet<string>>(new Set());

const spotSchema = z.object({ x: z.number(), y: z.number() });
const steps = new Map([
  ['ArrowLeft', [-5, 0]],
  ['ArrowRight', [5, 0]],
  ['ArrowUp', [0, -5]],
  ['ArrowDown', [0, 5]],
]);

interface SpotProps {
  /** In per cent from the left and from the top. */
  readonly spot: unknown;
  readonly onSpot: (spot: z.infer<typeof spotSchema> | undefined) => void;
}

/** The picture; a tap on it, or the arrow keys, set the spot. */
function SpotControl({ address, spot, onSpot }: SpotProps & { readonly address: string }) {
  const { data } = spotSchema.safeParse(spot);
  const { x, y } = data ?? { x: 50, y: 50 };
  const set = (across: number, down: number) => {
    const within = (perCent: number) => Math.min(100, Math.max(0, Math.round(perCent)));
    onSpot({ x: within(across), y: within(down) });
  };
  const onTap = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const onKey = (event: KeyboardEvent) => {
    const [across, down] = steps.get(event.key) ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    set(x + across, y + down);
  };
  return (
    <>
      <button type="button" className="picture" onClick={onTap} onKeyDown={onKey}>
        <img src={address} alt="Set the spot that must not be cut off" />
        {data && <span className="spot" style={{ left: `${x}%`, top: `${y}%` }} />}
      </button>
      <p className="hint">
        {data ? 'What is in the ring is never cut off.' : 'Tap on what must never be cut off.'}
      </p>
      {data && (
        <button type="button" className="link" onClick={() => onSpot(undefined)}>
          Take the ring off
        </button>
      )}
    </>
  );
}

/** A photo by its name. A saved one is asked for by a tap, since each is up to a megabyte. */
function Picture({ name, ...spotProps }: SpotProps & { readonly name: string }) {
  const chosen = newPhotos.get(name);
  const [fetched, setFetched] = useState('');
  const address = useMemo(
    () => (chosen ? URL.createObjectURL(chosen) : fetched),
    [chosen, fetched],
  );
  const [message, setMessage] = useState('');
  const isSaved = useContext(SavedPhotos).has(name);
  if (address) return <SpotControl address={address} {...spotProps} />;
  if (!isSaved) return <p className="problem">{name} was not saved: choose it again.</p>;
  const show = async () => {
    setMessage('The photo is on its way …');
    try {
      setFetched(URL.createObjectURL(await readPhoto(name)));
    } catch (error) {
      setMessage(describeError(error));
    }
  };
  return (
    <>
      <button type="button" className="picture waiting" onClick={() => void show()}>
        Show this photo
      </button>
      <p role="status">{message}</p>
    </>
  );
}

export function PhotoControl(props: FieldProps & SpotProps) {
  const { value, path, onChange, spot, onSpot } = props;
  const [message, setMessage] = useState('');
  const name = typeof value === 'string' ? value : '';
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setMessage('The photo is being made smaller …');
    try {
      onChange(await takePhotoIn(file));
      setMessage('');
    } catch (error) {
      setMessage(describeError(error));
    }
  };
  return (
    <Labelled {...props}>
      {name && <Picture key={name} name={name} spot={spot} onSpot={onSpot} />}
      <input
        {...tiesOf(path)}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      <label htmlFor={tiesOf(path).id} className="button">
        {name ? 'Choose another photo' : 'Choose or take a photo'}
      </label>
      {message && (
        <p role="alert" className="problem">
          {message}
        </p>
      )}
    </Labelled>
  );
}
