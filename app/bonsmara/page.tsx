import { ChatIsland } from '@/components/chat-button/chat-island';
import { PageShell } from '@/components/page/page-shell';
import { Backgrounding } from '@/components/sections/backgrounding';
import { CattleServices } from '@/components/sections/cattle-services';
import { Certifications } from '@/components/sections/certifications';
import { Contact } from '@/components/sections/contact';
import { ForSale } from '@/components/sections/for-sale';
import { Gallery } from '@/components/sections/gallery';
import { Grazing } from '@/components/sections/grazing';
import { Hero } from '@/components/sections/hero';
import { MeetTheOwner } from '@/components/sections/meet-the-owner';
import { Social, SocialFeed } from '@/components/sections/social';
import { bonsmaraSocial, cattleGallery } from '@/content/bonsmara';
import { hasLots } from '@/lib/for-sale/lots';
import { photos } from '@/lib/photos/site-photos';
import { pageMetadata } from '@/lib/site/metadata';

const route = '/bonsmara';

export const metadata = pageMetadata(route);

// Follows the services if nothing is for sale.
const sale = <ForSale route={route} />;

export default function BonsmaraPage() {
  return (
    <PageShell route={route} chatLink={<ChatIsland />}>
      <Hero route={route} />
      {hasLots(route) && sale}
      <CattleServices />
      {!hasLots(route) && sale}
      <Backgrounding />
      <Grazing />
      <Gallery id="gallery" gallery="cattle" {...cattleGallery} photos={photos.cattle} />
      <MeetTheOwner route={route} />
      <Certifications route={route} />
      <Social {...bonsmaraSocial}>
        <SocialFeed />
      </Social>
      <Contact route={route} />
    </PageShell>
  );
}
