import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/shapes';
import { Photo } from './photo';

export interface SplitProps {
  readonly photo: ContentPhoto;
  /** The side of the picture on wide screens. */
  readonly pictureSide: 'left' | 'right';
  readonly children: ReactNode;
}

/** A picture that runs to the edge of the screen, and words beside it. */
export function Split({ photo, pictureSide, children }: SplitProps) {
  return (
    <div className={`split ${pictureSide === 'right' ? 'split-right' : ''}`}>
      <Photo photo={photo} sizes="(min-width: 48rem) 50vw, 100vw" className="split-picture" />
      <div className="split-words">{children}</div>
    </div>
  );
}
