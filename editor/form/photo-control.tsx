/** The controls of a photo: show it, set its focal point, replace it, and confirm that it may be shown. */
import { type MouseEvent, useContext, useState } from 'react';
import * as z from 'zod';
import type { Photo } from '@/facts/schema/files';
import { isIllustration } from '@/facts/schema/photos';
import { metaOf } from '@/facts/schema/walk';
import { describeError } from '@/lib/site/describe-error';
import { lostPhoto, newPhotos, photoUrl, resizePhoto } from '../resize-photo';
import { Button, Text } from './buttons';
import { Choices, textOf } from './controls';
import { type FieldProps, FormContext, idOf, labellingOf } from './field-props';

/** Percentages from the left and the top. */
const spotSchema = z.object({ x: z.number(), y: z.number() });

/** Clears the answers about the previous photo when another is chosen. */
const unanswered = {
  alt: undefined,
  focalPoint: undefined,
  takenOnTheFarm: undefined,
} satisfies Record<string, undefined> & { [Name in keyof Photo]?: undefined };

interface PictureProps {
  readonly url: string;
  readonly spot: unknown;
  readonly onSpot: (spot: z.infer<typeof spotSchema>) => void;
}

/** The picture; tapping it sets the focal point. */
function Picture({ url, spot, onSpot }: PictureProps) {
  const { data } = spotSchema.safeParse(spot);
  const setSpot = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A click from the keyboard has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const perCent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    onSpot({ x: perCent((clientX - left) / width), y: perCent((clientY - top) / height) });
  };
  return (
    <>
      <button type="button" className="picture" onClick={setSpot}>
        <img src={url} alt="Set the spot that must not be cut off" />
        {data && <span className="spot" style={{ left: `${data.x}%`, top: `${data.y}%` }} />}
      </button>
      <p className="hint" key={data ? 'set' : 'unset'}>
        {data
          ? 'What is in the ring is never cut off.'
          : 'Tap on the spot that must never be cut off.'}
      </p>
    </>
  );
}

export function PhotoControl({ schema, value, path, group, onChange }: FieldProps) {
  // A saved photo may be a megabyte, so it is fetched only on request.
  const [isAskedFor, setAskedFor] = useState(false);
  const [message, setMessage] = useState('');
  const { photos: saved, setWaiting } = useContext(FormContext);
  const name = textOf(value);
  const isSaved = saved.has(name) || isIllustration(name);
  const isShown = newPhotos.has(name) || (isAskedFor && isSaved);
  const choose = async (input: HTMLInputElement, file: File) => {
    setMessage('Shrinking the photo …');
    setWaiting(true);
    try {
      const chosen = await resizePhoto(file, metaOf(schema).isLandscape);
      // The owner may have left the form meanwhile.
      if (input.isConnected) onChange(chosen, unanswered);
      setMessage('');
    } catch (error) {
      setMessage(describeError(error));
    }
    // Otherwise choosing the same file again would fire no change event.
    input.value = '';
    setWaiting(false);
  };
  return (
    <>
      {isShown && (
        <Picture
          url={photoUrl(name)}
          spot={group.focalPoint}
          onSpot={(focalPoint) => onChange(name, { focalPoint })}
        />
      )}
      {!isShown && isSaved && <Button text="Show this photo" onClick={() => setAskedFor(true)} />}
      {name && !isShown && !isSaved && <p className="problem">{lostPhoto}</p>}
      <input
        {...labellingOf(path)}
        type="file"
        accept="image/*"
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          if (file) void choose(input, file);
        }}
      />
      <label htmlFor={labellingOf(path).id} className="button">
        <Text text={name ? 'Choose another photo' : 'Choose or take a photo'} />
      </label>
      <p role="status">
        <Text text={message} />
      </p>
    </>
  );
}

/** Asks whether the owner's photo may be shown; No removes it. */
export function ConsentControl({ schema, value, path, group, onChange }: FieldProps) {
  const { question, hint } = metaOf(schema);
  const { id } = labellingOf(path);
  const name = textOf(group.file);
  const answer = (isYes: boolean) =>
    isYes ? onChange(true) : onChange(undefined, { ...unanswered, file: undefined });
  if (!name || isIllustration(name)) return null;
  return (
    <div className="field" id={idOf(path)}>
      <p className="label">{question}</p>
      <p className="hint">{hint}</p>
      <Choices
        id={id}
        label={question}
        choices={{ yes: 'Yes', no: 'No' }}
        chosen={value === true && 'yes'}
        onChoose={(choice) => answer(choice === 'yes')}
      />
    </div>
  );
}
