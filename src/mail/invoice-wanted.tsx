import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { invoiceDraft, positionText } from '#contract/money/invoice-draft.ts';
import { ownInvoiceText } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { moneyOfOffer, otherTaxOf, pricedLines } from '#domain/offer/tax/price-tax.ts';
import { judgedGoodsOf } from '#domain/offer/tax/reverse-charge.ts';
import { formatMoney } from '#domain/values/money.ts';
import { plainTitle } from './goods-list.tsx';
import { Paragraph } from './paragraph.tsx';
import { colors, noteStyle, textStyle } from './style.ts';

const longest = 40;

/** Why the invoice is the seller's, and all that stands on it, to copy: positions, sums, our address and the references. */
export function InvoiceWanted({ state }: { state: OfferState }) {
  const reason = ownInvoiceReasonOf(state);
  const goods = judgedGoodsOf(state);
  const items = new Map(state.items.map((item) => [item.id, item]));
  const { recipient, facts, positions, sums, notes } = invoiceDraft({
    orderId: requireFact(state, 'orderId'),
    suppliedAt: state.goodsDispatchedAt ?? state.receipt?.at,
    lines: pricedLines(state),
    ownNumbers: ownNumbers(state.addresses?.contractDetails ?? {}),
    titleOf: (itemId) => plainTitle(items.get(itemId)),
    otherTax: otherTaxOf(state),
    money: moneyOfOffer(state, shopConfig.vatPercent),
    untaxedItems: new Set(typeof goods === 'object' ? goods.itemIds : []),
  });
  const more = positions.length - longest;
  return (
    <>
      {reason && (
        <Paragraph>{ownInvoiceText(reason)} Danach schließen Sie den Verkauf ab, und wir zahlen aus.</Paragraph>
      )}
      <Section style={{ padding: '4px 0 12px' }}>
        <Line strong>Für Ihre Rechnung</Line>
        <Line>An: {recipient.join(', ')}</Line>
        {facts.map(({ name, value }) => (
          <Line key={name}>
            {name}: {value}
          </Line>
        ))}
        <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
        {positions.slice(0, longest).map((position, index) => (
          <Line key={position.key}>
            {index + 1}. <bdi>{positionText(position)}</bdi>
          </Line>
        ))}
        {more > 0 && <Line>und {more} weitere Positionen, vollständig zum Kopieren beim Auftrag</Line>}
        <Hr className="m-line" style={{ borderColor: colors.line, margin: '8px 0' }} />
        {sums.map(({ name, amount }) => (
          <Line key={name}>
            {name}: {formatMoney(amount)}
          </Line>
        ))}
        {notes.map((note) => (
          <Line key={note}>{note}</Line>
        ))}
      </Section>
    </>
  );
}

function Line({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <Text
      className="m-ink"
      style={{ ...(strong ? textStyle : noteStyle), margin: 0, ...(strong && { fontWeight: 620 }) }}
    >
      {children}
    </Text>
  );
}
