import type { Metadata } from 'next';
import { Message } from '@/components/page/error-screen';
import { InlineScript } from '@/components/page/inline-script';
import { PageShell } from '@/components/page/page-shell';
import { Photo } from '@/components/ui/photo';
import { notFound } from '@/content/errors';
import { removeOldDrafts } from '@/lib/html-first/draft';
import { silhouette } from '@/lib/photos/site-photos';

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
    <PageShell route={undefined}>
      <Message heading={notFound.message} text={notFound.explanation} />
      <Photo photo={silhouette} sizes="100vw" className="h-48 w-full object-cover md:h-72" />
      <InlineScript run={logMissingPath} />
      {/* The page has no form, so no loader. */}
      <InlineScript run={removeOldDrafts} />
    </PageShell>
  );
}
