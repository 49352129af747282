import { site } from '@/content/site';

/** Tells visitors that what it stands beside is an example, until the owner has confirmed it. */
export function ExampleMark() {
  return <p className="font-semibold text-accent">{site.example}</p>;
}
