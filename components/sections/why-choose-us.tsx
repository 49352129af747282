import { Point } from '@/components/ui/prose';
import { Split } from '@/components/ui/section';
import { whyChoose } from '@/content/garlic';
import { photos } from '@/lib/photos/site-photos';

/** Four reasons to choose the farm. */
export function WhyChooseUs() {
  return (
    <Split heading={whyChoose.heading} photo={photos.processing} tone="ink" isPhotoOptional>
      <ul>
        {whyChoose.points.map(({ name, text }) => (
          <li key={name} className="border-t border-line py-2 md:py-3">
            <Point name={name} text={text} />
          </li>
        ))}
      </ul>
    </Split>
  );
}
