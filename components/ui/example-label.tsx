import { site } from '@/content/site';

/** Says that content is an example until the owner has confirmed it. */
export function ExampleLabel() {
  return <p className="font-semibold text-accent">{site.example}</p>;
}
