import { ChatIsland } from '@/components/chat-button/chat-island';
import { PageShell } from '@/components/page/page-shell';
import { Certifications } from '@/components/sections/certifications';
import { Contact } from '@/components/sections/contact';
import { ForSale } from '@/components/sections/for-sale';
import { Gallery } from '@/components/sections/gallery';
import { GarlicSeedCalculator } from '@/components/sections/garlic-seed-calculator';
import { GarlicServices } from '@/components/sections/garlic-services';
import { GarlicVarieties } from '@/components/sections/garlic-varieties';
import { GrowingGallery } from '@/components/sections/growing-gallery';
import { Hero } from '@/components/sections/hero';
import { Kitchens } from '@/components/sections/kitchens';
import { MeetTheOwner } from '@/components/sections/meet-the-owner';
import { Social } from '@/components/sections/social';
import { WhyChooseUs } from '@/components/sections/why-choose-us';
import { fieldsGallery, garlicSocial } from '@/content/garlic';
import { hasLots } from '@/lib/for-sale/lots';
import { photos } from '@/lib/photos/site-photos';
import { pageMetadata } from '@/lib/site/metadata';

const route = '/garlic';

export const metadata = pageMetadata(route);

// Follows the services if nothing is for sale.
const sale = (
  <ForSale route={route}>
    <Kitchens />
  </ForSale>
);

export default function GarlicPage() {
  return (
    <PageShell route={route} chatLink={<ChatIsland />}>
      <Hero route={route} />
      <GarlicVarieties />
      {hasLots(route) && sale}
      <GarlicServices />
      {!hasLots(route) && sale}
      <GarlicSeedCalculator />
      <GrowingGallery />
      <MeetTheOwner route={route} />
      <Gallery gallery="fields" {...fieldsGallery} photos={photos.fields} />
      <Certifications route={route} />
      <Social {...garlicSocial} />
      <WhyChooseUs />
      <Contact route={route} />
    </PageShell>
  );
}
