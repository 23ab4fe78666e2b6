import type { ReactNode } from 'react';
import type { PriceMoney } from '#contract/sale/price-money.ts';
import { grossText, netWord } from '#contract/sale/price-tax-words.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { MoneyParts } from './money-parts.tsx';
import type { Choosing } from './sheet/choosing.ts';
import { OfferSheetTable } from './sheet/offer-sheet-table.tsx';
import type { PricedSheetRow } from './sheet/sheet-row.ts';
import { SumBar } from './sum-bar.tsx';

interface AmountProps {
  /** What the amount is, 'Unser Kaufpreisgebot, netto zzgl. 19 % USt.' */
  readonly caption: string;
  readonly amount: Cents;
}

/** The largest thing on the screen. */
export function Amount({ caption, amount }: AmountProps) {
  return (
    <>
      <p className="text-sm font-emphasis text-muted">{caption}</p>
      <p className="mt-1 text-[clamp(2.4rem,1.7rem+3.2vw,3.7rem)] leading-[1.05] font-headline tracking-[-0.03em]">
        {formatMoney(amount)}
      </p>
    </>
  );
}

interface OfferPriceProps extends AmountProps {
  readonly price: PriceMoney;
  /** What is paid at least when all units arrive. */
  readonly minimum: Cents;
  readonly rows: readonly PricedSheetRow[];
  /** Leads to the answer below the sheet. */
  readonly onAnswer: () => void;
  /** Where the seller may keep some of many positions. */
  readonly choosing?: Choosing | undefined;
  /** What is chosen of them, in place of the whole amount. */
  readonly chosen?: ReactNode;
  /** What the seller sent beside the goods. */
  readonly sent?: ReactNode;
  /** What belongs right below the amounts, such as how long they are valid. */
  readonly children?: ReactNode;
}

/** One amount, what is certain, and every possible deduction in plain words. */
export function OfferPrice(props: OfferPriceProps) {
  const { caption, amount, price, minimum, rows, choosing, chosen, onAnswer, sent, children } = props;
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-label={caption}>
      <Amount caption={caption} amount={amount} />
      <MoneyParts price={price} />
      <p className="mt-3">
        mindestens <strong className="marked text-[1.25em] whitespace-nowrap">{formatMoney(minimum)}</strong>
        {netWord(price.money)}, wenn alle Geräte ankommen
      </p>
      {children}
      <OfferSheetTable rows={rows} choosing={choosing} />
      {sent}
      <SumBar lines={rows.length} onAnswer={onAnswer}>
        {chosen ?? (
          <>
            <p>
              {`${numberText(units)} Geräte in ${counted(rows.length, 'Position', 'Positionen')}: `}
              <strong className="font-headline">{formatMoney(amount)}</strong> {grossText(price.money)}
            </p>
            <p className="text-sm text-muted">
              mindestens {formatMoney(minimum)}
              {netWord(price.money)}, wenn alle Geräte ankommen
            </p>
          </>
        )}
      </SumBar>
      <p className="mt-5 text-muted">
        Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge gibt es nicht. Jeder Abzug braucht einen Nachweis
        und Ihre Zustimmung.
      </p>
    </section>
  );
}
