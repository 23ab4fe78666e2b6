import { pages } from '#contract/urls.ts';
import { BasketList } from '#web/shop/features/basket/basket-list.tsx';
import { basketSize } from '#web/shop/features/basket/basket-words.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { CatalogueSearchBox } from '#web/shop/features/catalogue-search/catalogue-search.tsx';
import { UploadsNote } from '#web/shop/features/upload/uploads-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function BasketPage() {
  const open = useBasket();
  const items = open?.state.items ?? [];
  const canAsk =
    items.length > 0 ||
    (open !== undefined && (open.state.itemsListUpload !== null || open.state.itemImageUploads.length > 0));
  return (
    <div className="page-width pb-16">
      <PageHeader title="Verkaufskorb">
        {open !== undefined && (items.length === 0 ? 'Ihr Verkaufskorb ist leer.' : `${basketSize(items)}.`)}
      </PageHeader>
      {open !== undefined && (
        <div className="mt-8">
          <BasketList items={items} basket={open.basket} />
        </div>
      )}
      {open !== undefined && <UploadsNote list={open.state.itemsListUpload} images={open.state.itemImageUploads} />}
      {canAsk && (
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink href={pages.basket.submit} button="primary" className="max-sm:w-full">
            Weiter zur Anfrage
          </PageLink>
          <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
            Weiteres Gerät verkaufen
          </PageLink>
        </div>
      )}
      {open !== undefined && items.length === 0 && (
        <section className="mt-8">
          <h2 className="mb-4">Was möchten Sie verkaufen?</h2>
          <CatalogueSearchBox />
        </section>
      )}
    </div>
  );
}
