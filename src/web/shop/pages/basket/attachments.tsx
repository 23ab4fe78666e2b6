import type { BasketState } from '#contract/basket.ts';
import { pages } from '#contract/urls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** Which list and photos go along, and where more of them are added; what was typed is kept meanwhile. */
export function Attachments({ state }: { readonly state: BasketState }) {
  const { itemsListUpload, itemImageUploads } = state;
  const names = itemImageUploads.map(({ name }) => name).join(', ');
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-[1.15rem]">Fotos und Geräteliste</h2>
      <p className="mt-1 text-muted">
        {`Bis zu ${draftLimits.images} Fotos und eine Liste als Datei. Ihre Angaben oben bleiben erhalten.`}
      </p>
      {itemsListUpload !== null && <p className="mt-3 wrap-anywhere">{`Geräteliste: ${itemsListUpload.name}`}</p>}
      {itemImageUploads.length > 0 && (
        <p className="mt-3 wrap-anywhere">{`${itemImageUploads.length === 1 ? '1 Foto' : `${itemImageUploads.length} Fotos`}: ${names}`}</p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <PageLink href={pages.upload.images} className="text-link py-2.5 font-emphasis">
          {itemImageUploads.length === 0 ? 'Fotos hinzufügen' : 'Fotos ändern'}
        </PageLink>
        <PageLink href={pages.upload.list} className="text-link py-2.5 font-emphasis">
          {itemsListUpload === null ? 'Geräteliste hinzufügen' : 'Geräteliste ändern'}
        </PageLink>
      </p>
    </section>
  );
}
