import { pages } from '#contract/site/urls.ts';
import { BasketList } from '#web/shop/features/basket/basket-list.tsx';
import { BasketNotices } from '#web/shop/features/basket/basket-notices.tsx';
import { basketSize } from '#web/shop/features/basket/basket-words.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { UploadsNote } from '#web/shop/features/upload/uploads-note.tsx';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { OtherWays } from '../upload/other-ways.tsx';
import { NextStep } from './next-step.tsx';

export function BasketPage() {
  const open = useBasket();
  const { items = [], itemsListUpload = null, itemImageUploads = [] } = open?.state ?? {};
  const canAsk = items.length > 0 || itemsListUpload !== null || itemImageUploads.length > 0;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Verkaufskorb">
        {open !== undefined && (items.length === 0 ? 'Ihr Verkaufskorb ist leer.' : `${basketSize(items)}.`)}
      </PageHeader>
      <NeedsProgram what="Der Verkaufskorb" />
      {open !== undefined && (
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <BasketNotices basket={open.basket} count={items.length} />
            <BasketList items={items} basket={open.basket} />
            {items.length > 0 && (
              <p className="mt-5 sm:hidden">
                <PageLink href={pages.wizard.start} button="secondary" className="w-full">
                  Weiteres Gerät verkaufen
                </PageLink>
              </p>
            )}
            <UploadsNote list={itemsListUpload} images={itemImageUploads} />
            {items.length === 0 && (
              <section className="mt-8">
                <h2 className="mb-4">Was möchten Sie verkaufen?</h2>
                <CatalogueSearchBox />
                <OtherWays without={pages.wizard.start} />
              </section>
            )}
          </div>
          {canAsk && <NextStep items={items} />}
        </div>
      )}
    </div>
  );
}
