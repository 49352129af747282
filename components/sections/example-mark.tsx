import { site } from '@/content/site';

export interface ExampleMarkProps {
  readonly isExample?: boolean | undefined;
}

/** Tells visitors that what follows stands in until the owner has confirmed it. */
export function ExampleMark({ isExample }: ExampleMarkProps) {
  return isExample ? <p className="font-semibold text-accent">{site.example}</p> : null;
}
