import { useEffect, useState } from 'react';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { BasketBadge } from './basket-badge.tsx';
import { ScrollLink } from './scroll-link.tsx';

/** Scrolling less than this far changes nothing, in pixels. */
const tolerance = 8;

interface TopBarProps {
  readonly basketCount: number;
  readonly menuOpen: boolean;
  readonly signedIn: boolean;
  readonly onOpenMenu: () => void;
}

export function TopBar({ basketCount, menuOpen, signedIn, onOpenMenu }: TopBarProps) {
  const hidden = useHidesOnScroll();
  return (
    <header
      data-away={hidden || undefined}
      className={classNames(
        'sticky top-0 z-10 border-b print:hidden border-line bg-paper transition-transform duration-200 has-focus-visible:translate-y-0',
        hidden && '-translate-y-full',
      )}
    >
      <div className="page-width flex min-h-[60px] items-center gap-x-2 max-[18.75rem]:flex-wrap sm:min-h-[68px] sm:gap-x-7">
        <PageLink
          href={pages.home}
          aria-label={`${shopConfig.productName}, zur Startseite`}
          className="mr-auto flex min-h-11 items-center"
        >
          <Logo />
        </PageLink>
        <nav
          aria-label="Hauptnavigation"
          className="flex items-center gap-x-7 max-[18.75rem]:order-1 max-[18.75rem]:basis-full"
        >
          <ScrollLink target="so-laeufts-ab" className="text-link hidden py-2.5 md:inline-block">
            So läuft’s ab
          </ScrollLink>
          <PageLink href={pages.faq} className="text-link hidden py-2.5 md:inline-block">
            Häufige Fragen
          </PageLink>
          <PageLink
            href={pages.cockpit.list}
            className="text-link hidden py-2.5 min-[64rem]:inline-block"
            ahead={false}
          >
            Meine Verkäufe
          </PageLink>
          {!signedIn && (
            <PageLink
              href={pages.account.login}
              className="text-link hidden py-2.5 min-[64rem]:inline-block"
              ahead={false}
            >
              Anmelden
            </PageLink>
          )}
          <PageLink
            href={pages.basket.show}
            className="inline-flex min-h-11 items-center gap-1.5 font-emphasis sm:gap-2 hover:underline hover:underline-offset-4"
          >
            <Icon name="hand-truck" size={22} className="shrink-0 max-[23.6875rem]:hidden" />
            Verkaufskorb
            <BasketBadge count={basketCount} />
          </PageLink>
        </nav>
        <button
          type="button"
          aria-label="Menü öffnen"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
          className="-mr-2.5 flex size-11 items-center justify-center rounded-sm hover:bg-steel"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** True while the reader scrolls down: the bar gets out of the way and returns on the way up. */
function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - before) < tolerance) return;
      setHidden(now > before && now > 68);
      before = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return hidden;
}
