import { listCalls } from '#contract/list-calls.ts';

/** The goods for the seller's own books, as a file that a spreadsheet opens. */
export function GoodsExport({ offerId }: { readonly offerId: string }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-sm print:hidden">
      <a href={listCalls.goods(offerId, 'csv')} download className={quietLink}>
        Geräteliste als CSV
      </a>
      <a href={listCalls.goods(offerId, 'xlsx')} download className={quietLink}>
        <span className="sr-only">Geräteliste </span>als XLSX
      </a>
    </p>
  );
}

const quietLink = 'text-link inline-flex min-h-11 items-center';
