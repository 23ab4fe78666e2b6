import { Text } from '@react-email/text';
import { moneyLines } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { formatMoney } from '#domain/values/money.ts';
import { noteStyle } from './style.ts';
import { basisText } from './wording.ts';

/** How VAT stands to the price that stands, and what it comes to with tax and gross; nothing for a private seller. */
export function MoneyParts({ state }: { state: OfferState }) {
  const basis = basisText(state);
  if (basis === '') return null;
  const money = moneyOfOffer(state, shopConfig.vatPercent);
  const isStatusKnown = state.addresses?.contractDetails.vatStatus !== undefined;
  return (
    <>
      <Text className="m-muted" style={{ ...noteStyle, margin: 0 }}>
        {basis}
      </Text>
      {money &&
        moneyLines(otherTaxOf(state), money, isStatusKnown).map(({ name, amount }) => (
          <Text key={name} className="m-ink" style={{ ...noteStyle, margin: 0 }}>
            {name}: {formatMoney(amount)}
          </Text>
        ))}
    </>
  );
}
