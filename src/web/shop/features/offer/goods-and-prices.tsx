import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { priceBasisText } from '#contract/sale/price-tax-words.ts';
import { saleSheetsOf } from '#domain/offer/price/sale-sheet-kinds.ts';
import { SheetFiles } from './documents/sheet-files.tsx';
import { euros } from './euros.ts';
import { GoodsList } from './goods-list.tsx';
import { AdjustedLines } from './inspection/adjusted-lines.tsx';
import { MoneyParts } from './money-parts.tsx';
import { OwnWords } from './own-words.tsx';
import { OfferSheetTable } from './sheet/offer-sheet-table.tsx';
import { useSheetRows } from './sheet/use-sheet-rows.ts';

/** What was offered, and for how much: the adjusted lines, else the agreed sheet, else the bid, else the goods without a price. */
export function GoodsAndPrices({ view }: { readonly view: OfferView }) {
  const { adjustment, agreement, bid } = view;
  const sheet = agreement ?? bid;
  const rows = useSheetRows(sheet, view.items, view);
  if (!sheet)
    return (
      <section aria-label="Geräte" className="mt-8 sm:px-7">
        <GoodsList view={view} />
      </section>
    );
  const counts = adjustment?.answer === 'accepted' ? adjustment : sheet;
  const price = moneyOfLines(view, counts.lines);
  return (
    <section className="mt-8 border-t border-line pt-7 sm:px-7">
      <h2>Geräte und Preise</h2>
      {adjustment ? <AdjustedLines view={view} lines={adjustment.lines} /> : <OfferSheetTable rows={rows} />}
      <OwnWords view={view} />
      <p className="mt-4 flex justify-between gap-x-6 font-emphasis">
        <span className="wrap-anywhere">
          {sumName(view)} <span className="font-normal text-muted">{priceBasisText(price)}</span>
        </span>
        <span className="shrink-0 whitespace-nowrap">{euros(counts.total)}</span>
      </p>
      <div className="flex justify-end">
        <MoneyParts price={price} />
      </div>
      <SheetFiles offerId={view.id} sheet={saleSheetsOf(view).at(-1) ?? 'inquiry'} />
    </section>
  );
}

function sumName({ adjustment, agreement }: OfferView): string {
  if (adjustment?.answer === 'accepted') return 'Angepasster Ankaufpreis';
  return agreement ? 'Vereinbarter Kaufpreis' : 'Unser Kaufpreisgebot';
}
