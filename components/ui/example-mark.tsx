import { site } from '@/content/site';

/** Marks content as an example until the owner has confirmed it. */
export function ExampleMark() {
  return <p className="font-semibold text-accent">{site.example}</p>;
}
