import { PageShell } from '@/components/page/page-shell';
import { Certifications } from '@/components/sections/certifications';
import { Contact } from '@/components/sections/contact';
import { Gallery } from '@/components/sections/gallery';
import { Hero } from '@/components/sections/hero';
import { MeetTheOwner } from '@/components/sections/meet-the-owner';
import { Programme } from '@/components/sections/programme';
import { ServiceList } from '@/components/sections/service-list';
import { Social } from '@/components/sections/social';
import { SocialFeed } from '@/components/sections/social-feed';
import {
  backgrounding,
  bonsmaraHero,
  bonsmaraSocial,
  cattleGallery,
  grazing,
} from '@/content/bonsmara';
import { bonsmaraCertifications } from '@/content/certifications';
import { cattlePhotos, photos } from '@/content/photos';
import { pageMetadata } from '@/lib/seo/metadata';

const route = '/bonsmara';

export const metadata = pageMetadata(route);

export default function BonsmaraPage() {
  return (
    <PageShell route={route}>
      <Hero content={bonsmaraHero} photo={photos.bonsmaraHero} />
      <ServiceList />
      <Programme content={backgrounding} photo={photos.backgrounding} />
      <Programme content={grazing} photo={photos.grazing} pictureSide="right" />
      <Gallery id="gallery" {...cattleGallery} photos={cattlePhotos} />
      <MeetTheOwner />
      <Certifications certifications={bonsmaraCertifications} />
      <Social content={bonsmaraSocial}>
        <SocialFeed />
      </Social>
      <Contact route={route} />
    </PageShell>
  );
}
