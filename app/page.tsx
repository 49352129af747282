import { ChatIsland } from '@/components/chat-button/chat-island';
import { PageShell } from '@/components/page/page-shell';
import { Certifications } from '@/components/sections/certifications';
import { Commitment } from '@/components/sections/commitment';
import { Contact } from '@/components/sections/contact';
import { Hero } from '@/components/sections/hero';
import { MeetTheOwner } from '@/components/sections/meet-the-owner';
import { Operations } from '@/components/sections/operations';
import { Testimonials } from '@/components/sections/testimonials';
import { pageMetadata } from '@/lib/site/metadata';

const route = '/';

export const metadata = pageMetadata(route);

export default function HomePage() {
  return (
    <PageShell route={route} chatLink={<ChatIsland />}>
      <Hero route={route} />
      <Operations />
      <MeetTheOwner route={route} />
      <Certifications route={route} />
      <Testimonials />
      <Commitment />
      <Contact route={route} />
    </PageShell>
  );
}
