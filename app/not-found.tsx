import type { Metadata } from 'next';
import { ChatLink } from '@/components/chat-button/chat-link';
import { Message } from '@/components/page/error-screen';
import { InlineScript } from '@/components/page/inline-script';
import { PageShell } from '@/components/page/page-shell';
import { Photo } from '@/components/ui/photo';
import { notFound } from '@/content/errors';
import { farm } from '@/content/farm';
import { whatsApp } from '@/content/shared-text';
import { silhouette } from '@/lib/photos/site-photos';
import { whatsAppLink } from '@/lib/site/external-links';

export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.explanation,
  // Next adds `noindex` to its 404 page itself.
  robots: null,
};

function logMissingPath() {
  console.error('404: no page at', location.pathname);
}

export default function NotFoundPage() {
  return (
    <PageShell
      route={undefined}
      chatLink={
        <ChatLink
          href={whatsAppLink(farm.phone, whatsApp.greeting)}
          label={whatsApp.chat}
          title={whatsApp.chat}
        />
      }
    >
      <Message heading={notFound.message} text={notFound.explanation} />
      <Photo
        photo={silhouette}
        sizes="100vw"
        className="h-48 w-full object-cover object-[100%_62%] mix-blend-multiply md:h-72"
      />
      <InlineScript run={logMissingPath} />
    </PageShell>
  );
}
