import { type ReactNode, useEffect, useRef } from 'react';
import type { ConsentCategory } from '#contract/site/consent.ts';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface ConsentBannerProps {
  /** The last answer could not be kept. */
  readonly isUnkept: boolean;
  readonly onChoose: (categories: readonly ConsentCategory[]) => void;
  readonly onSettings: () => void;
}

/** The question, until it is answered: three ways of equal weight (LEG-20). It never lies over the end of a page or a field. */
export function ConsentBanner({ isUnkept, onChoose, onSettings }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);

  // The page keeps free at its lower edge what the banner takes.
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--banner-height', `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current !== null) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, []);

  return (
    <section
      ref={banner}
      aria-labelledby="einwilligung"
      className="fixed inset-x-0 bottom-0 z-9 border-t-[1.5px] border-ink bg-sheet"
    >
      <div className="page-width grid gap-x-10 gap-y-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:py-5">
        <div className="text-[0.9rem] leading-normal">
          <h2 id="einwilligung" className="text-base">
            Ihre Einwilligung zu Statistik-Cookies
          </h2>
          {/* Short paragraphs: what comes late should not be the largest thing on the screen. */}
          <p className="mt-1 max-w-[46rem]">
            Wir möchten zählen, welche Seiten aufgerufen werden. Werbepartner gibt es nicht.
          </p>
          <p className="max-w-[46rem]">
            Freiwillig, jederzeit am Seitenende unter „Cookie-Einstellungen“ zu widerrufen.
          </p>
          <p>
            <PageLink href={pages.cookies} ahead={false}>
              Cookie-Hinweise
            </PageLink>
            ,{' '}
            <PageLink href={pages.privacy} ahead={false}>
              Datenschutz
            </PageLink>
          </p>
          <Unkept isUnkept={isUnkept} />
        </div>
        <div className="grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-3 sm:gap-3">
          <EqualButton onPress={() => onChoose(['statistics'])}>Alle akzeptieren</EqualButton>
          <EqualButton onPress={() => onChoose([])}>Alle ablehnen</EqualButton>
          <EqualButton onPress={onSettings}>Einstellungen</EqualButton>
        </div>
      </div>
    </section>
  );
}

/** Says that an answer could not be kept: what keeps it did not arrive. */
export function Unkept({ isUnkept }: { readonly isUnkept: boolean }) {
  return (
    <p role="status" className="font-emphasis empty:hidden">
      {isUnkept && 'Ihre Antwort ließ sich gerade nicht speichern. Antworten Sie bitte noch einmal.'}
    </p>
  );
}

interface EqualButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One look for every answer: none of them is the one to press. */
export function EqualButton({ onPress, children }: EqualButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-12 rounded-sm border-[1.5px] border-ink bg-sheet px-1 py-2 text-[0.9rem] font-emphasis leading-tight hover:bg-steel sm:px-5"
    >
      {children}
    </button>
  );
}
