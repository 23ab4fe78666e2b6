import { ItemNumbers } from '#web/ui/item-numbers.tsx';
import { LinePhotos } from '../line-photos.tsx';
import type { GoodsRow, PricedSheetRow } from './sheet-row.ts';

/** Which units a position is about, in the seller's words. */
export function PositionWords({ row }: { readonly row: GoodsRow & Pick<Partial<PricedSheetRow>, 'taxNote'> }) {
  const { title, description = '', remarks, photos, taxNote, serialNumbers = [], inventoryNumbers = [], site } = row;
  const isNamed = description !== '' || serialNumbers.length + inventoryNumbers.length > 0;
  return (
    <>
      {isNamed ? description : title}
      {remarks && (
        <span className="block text-sm text-muted">
          Ihre Anmerkung: <bdi className="wrap-anywhere whitespace-pre-line">{remarks}</bdi>
        </span>
      )}
      {taxNote !== undefined && <span className="block text-sm text-muted">{taxNote}</span>}
      <ItemNumbers serialNumbers={serialNumbers} inventoryNumbers={inventoryNumbers} site={site} />
      <LinePhotos photos={photos} />
    </>
  );
}
