import { whyChoose } from '@/content/garlic';
import { photos } from '@/content/photos';
import { Prose } from '../ui/prose';
import { Split } from '../ui/section';

/** Four reasons, in plain words. */
export function WhyChoose() {
  return (
    <Split heading={whyChoose.heading} photo={photos.giantElephant} tone="ink">
      <ul>
        {whyChoose.points.map(({ name, text }) => (
          <li key={name} className="border-t border-line py-3">
            <h3 className="text-title">{name}</h3>
            <Prose>{text}</Prose>
          </li>
        ))}
      </ul>
    </Split>
  );
}
