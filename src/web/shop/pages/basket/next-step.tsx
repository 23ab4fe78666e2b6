import type { BasketItem } from '#contract/goods/basket.ts';
import { pages } from '#contract/site/urls.ts';
import { basketSize } from '#web/shop/features/basket/basket-words.ts';
import { EstimateNote } from '#web/shop/features/estimate/estimate-note.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** What it comes to and how it goes on: beside a long list on wide screens, within thumb reach on phones. */
export function NextStep({ items }: { readonly items: readonly BasketItem[] }) {
  return (
    <aside
      aria-label="Weiter"
      data-price-bar
      className="sticky bottom-(--banner-height,0px) z-5 -mx-[20px] grid content-start gap-3 self-start border-t border-ink bg-paper px-[20px] py-3 max-[18.75rem]:static sm:static sm:mx-0 sm:rounded-sm sm:border sm:border-line sm:bg-sheet sm:p-6 lg:sticky lg:top-24 lg:bottom-auto"
    >
      {items.length > 0 && (
        <p className="max-sm:hidden">
          <span className="block text-sm text-muted">Im Verkaufskorb</span>
          <span className="block text-[1.15rem] font-headline">{basketSize(items)}</span>
        </p>
      )}
      {items.length > 0 && <EstimateNote goods={items} basis="für alles im Verkaufskorb" />}
      <PageLink href={pages.basket.submit} button="primary">
        Weiter zur Anfrage
      </PageLink>
      <PageLink href={pages.wizard.start} button="secondary" className="max-sm:hidden">
        Weiteres Gerät verkaufen
      </PageLink>
      <p className="text-sm text-muted max-sm:hidden">
        Die Anfrage kostet nichts und bindet Sie nicht. Sie erhalten ein Kaufpreisgebot und entscheiden dann.
      </p>
    </aside>
  );
}
