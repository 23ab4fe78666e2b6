import { formatMoney } from '#domain/values/money.ts';
import { LinePhotos } from '../line-photos.tsx';
import type { PricedSheetRow } from './sheet-row.ts';

const columns = 4;
const narrowHidden = 'max-sm:hidden';
const number = 'py-0 pl-4 text-right align-top whitespace-nowrap';

/** The lines of a short sheet with everything that may be taken off. */
export function PriceTable({ rows }: { readonly rows: readonly PricedSheetRow[] }) {
  return (
    <table className="mt-7 w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="pb-2 text-left font-normal">
            Gerät
          </th>
          <th scope="col" className={`${narrowHidden} pb-2 pl-4 text-right font-normal`}>
            Menge
          </th>
          <th scope="col" className={`${narrowHidden} pb-2 pl-4 text-right font-normal`}>
            je Gerät
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-normal">
            Summe
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.key} className="border-b border-line">
          <Row row={row} />
        </tbody>
      ))}
    </table>
  );
}

function Row({ row }: { readonly row: PricedSheetRow }) {
  const { title, description, remarks, photos, quantity, unitPrice, total, deductions, countedIn, taxNote } = row;
  const last = deductions.length === 0 && countedIn.length === 0 ? 'pb-3' : '';
  return (
    <>
      <tr>
        <th scope="row" className={`wrap-anywhere pt-3 text-left align-top font-emphasis ${last}`}>
          <span className="sm:hidden">{quantity} × </span>
          {title}
          {description && <span className="block text-sm font-normal text-muted">{description}</span>}
          {remarks && (
            <span className="block text-sm font-normal text-muted">
              Ihre Anmerkung: <bdi className="wrap-anywhere whitespace-pre-line">{remarks}</bdi>
            </span>
          )}
          {taxNote !== undefined && <span className="block text-sm font-normal text-muted">{taxNote}</span>}
          <LinePhotos photos={photos} />
        </th>
        <td className={`${narrowHidden} ${number} pt-3`}>{quantity}</td>
        <td className={`${narrowHidden} ${number} pt-3`}>{unitPrice === undefined ? '' : formatMoney(unitPrice)}</td>
        <td className={`${number} pt-3`}>{formatMoney(total)}</td>
      </tr>
      {countedIn.length > 0 && (
        <tr className="text-sm text-muted">
          <td colSpan={columns} className={`pt-2 ${deductions.length === 0 ? 'pb-3' : ''}`}>
            Schon eingerechnet: {countedIn.join(', ')}
          </td>
        </tr>
      )}
      {deductions.length > 0 && (
        <tr className="text-sm">
          <th scope="row" colSpan={columns} className="pt-3 text-left font-emphasis">
            Was den Preis je Gerät senken kann
          </th>
        </tr>
      )}
      {deductions.map(({ name, amount, said }, index) => (
        <tr key={name} className="text-sm text-muted">
          <th
            scope="row"
            className={rowSpace(index, deductions.length, 'wrap-anywhere text-left align-top font-normal')}
          >
            {name}
            {said !== undefined && <span className="block">Sie sagen: {said}</span>}
          </th>
          <td className={narrowHidden} />
          <td className={`${narrowHidden} ${rowSpace(index, deductions.length, number)}`}>− {formatMoney(amount)}</td>
          <td className={rowSpace(index, deductions.length, number)}>
            <span className="sm:hidden">− {formatMoney(amount)}</span>
          </td>
        </tr>
      ))}
    </>
  );
}

function rowSpace(index: number, count: number, classes: string): string {
  return `${classes} ${index === 0 ? 'pt-2' : 'pt-1'} ${index === count - 1 ? 'pb-3' : ''}`;
}
