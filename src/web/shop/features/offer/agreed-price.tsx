import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { netWord, withBasis } from '#contract/sale/price-tax-words.ts';
import { fromEuros } from '#domain/values/money.ts';
import { SheetFiles } from './documents/sheet-files.tsx';
import { euros } from './euros.ts';
import { MoneyParts } from './money-parts.tsx';
import { Amount } from './offer-price.tsx';
import { OwnWords } from './own-words.tsx';
import { ReverseChargeNote } from './reverse-charge-note.tsx';
import { FoldedSheet } from './sheet/folded-sheet.tsx';
import { OfferSheetTable } from './sheet/offer-sheet-table.tsx';
import { useSheetRows } from './sheet/use-sheet-rows.ts';
import { TaxNote } from './tax-note.tsx';

/** The frozen sheet: the agreed amount with its minimum, the lines on demand. */
export function AgreedPrice({ view }: { readonly view: OfferView }) {
  const { agreement } = view;
  const rows = useSheetRows(agreement, view.items, view);
  if (!agreement) return null;
  return (
    <section aria-label="Vereinbarter Kaufpreis">
      <Amount caption={withBasis('Vereinbarter Kaufpreis', view)} amount={fromEuros(agreement.total)} />
      <MoneyParts price={moneyOfLines(view, agreement.lines)} />
      <p className="mt-3">
        mindestens <strong className="marked text-[1.25em] whitespace-nowrap">{euros(agreement.minimum)}</strong>
        {netWord(moneyOfLines(view, agreement.lines).money)}, wenn alle Geräte ankommen
      </p>
      <Unsold view={view} />
      <ReverseChargeNote view={view} lines={agreement.lines} />
      {view.phase !== 'payout' && <TaxNote view={view} />}
      <FoldedSheet title="Was den Preis senken kann, und Ihre Angaben">
        <OfferSheetTable rows={rows} />
        <OwnWords view={view} />
        <SheetFiles offerId={view.id} sheet="agreement" />
        <p className="mt-5 text-muted">
          Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge gibt es nicht. Jeder Abzug braucht einen Nachweis
          und Ihre Zustimmung.
        </p>
      </FoldedSheet>
    </section>
  );
}

/** What was in the bid and was not chosen. */
function Unsold({ view: { unsold = [] } }: { readonly view: OfferView }) {
  if (unsold.length === 0) return null;
  const named = unsold.slice(0, maxNamed).map(({ quantity, title }) => `${quantity} × ${title}`);
  const more = unsold.length - named.length;
  return (
    <p className="mt-3">
      Nicht verkauft, bleibt bei Ihnen: {named.join(', ')}
      {more > 0 && ` und ${more} weitere ${more === 1 ? 'Position' : 'Positionen'}`}.
    </p>
  );
}

const maxNamed = 5;

/** The same below what is the case, apart by a line. */
export function AgreedPriceBelow({ view }: { readonly view: OfferView }) {
  if (!view.agreement) return null;
  return (
    <div className="mt-10 border-t border-line pt-8">
      <AgreedPrice view={view} />
    </div>
  );
}
