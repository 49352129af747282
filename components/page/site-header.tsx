import { Button } from '@/components/ui/button';
import { pages, type Route } from '@/content/routes';
import { contactLink, site } from '@/content/shared-text';
import { Logo } from './logo';

/**
 * The bar at the top. On a phone its links are in a popover, which needs no script.
 * @param route undefined on the 404 page, which has no contact form
 */
export function SiteHeader({ route }: Readonly<{ route: Route | undefined }>) {
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b-4 border-double border-ink bg-paper">
      <div className="page-width flex h-header items-center justify-between gap-2">
        <a href="/" aria-label={site.wordMarkLabel} className="flex min-h-11 items-center gap-2">
          {/* Fits one line beside the menu button; wraps to two if the visitor's text is larger or wider. */}
          <span className="font-serif text-[min(var(--text-title),6.6vw)]/[1.1]">
            {site.wordMark}
          </span>
          {/* After the text, so that the browser can paint the text from the first bytes. */}
          <Logo className="order-first h-11 w-[min(2.75rem,14vw)] shrink-0 text-accent" />
        </a>
        <Button popoverTarget="menu" className="shrink-0 lg:hidden">
          {site.menu}
        </Button>
        <nav id="menu" popover="auto" aria-label={site.mainNavigation} className="site-menu">
          <ul className="flex flex-col lg:flex-row lg:items-center lg:gap-7">
            {Object.entries(pages).map(
              ([href, { menuLabel }]) =>
                menuLabel && (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={href === route ? 'page' : undefined}
                      className="border-b border-line hover:underline aria-[current]:text-accent aria-[current]:underline lg:border-0"
                    >
                      {menuLabel}
                    </a>
                  </li>
                ),
            )}
            <li>
              <a
                href={route ? contactLink.href : `/${contactLink.href}`}
                className="mt-4 justify-center border border-transparent bg-accent px-5 text-white hover:bg-ink lg:mt-0"
              >
                {contactLink.label}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
