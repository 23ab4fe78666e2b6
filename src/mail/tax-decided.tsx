import { taxOutcomeText, taxPaperText } from '#contract/money/tax-outcome.ts';
import { moneyLines } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

/** Sent to the seller once somebody has decided how the sale is taxed: what it does to the price, and who writes the paper. */
export function taxDecidedMail(facts: Omit<OfferMailFacts, 'event' | 'before'>): MailContent {
  const { state } = facts;
  const tax = otherTaxOf(state);
  const money = moneyOfOffer(state, shopConfig.vatPercent);
  const parts = money ? moneyLines(tax, money, true) : [];
  return {
    subject: `Die Umsatzsteuer Ihres Verkaufs ist geklärt, ${reference(state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={taxOutcomeText(tax)}
        headline="Die Umsatzsteuer Ihres Verkaufs ist geklärt"
        action={{ label: 'Verkauf ansehen', to: 'state' }}
      >
        <Paragraph>das Ergebnis unserer Prüfung: {taxOutcomeText(tax)}</Paragraph>
        {money && (
          <Paragraph>
            Nach heutigem Stand zahlen wir <Strong>{formatMoney(money.gross)}</Strong>
            {parts.length > 1 && `: ${parts.map(({ name, amount }) => `${name} ${formatMoney(amount)}`).join(', ')}`}.
          </Paragraph>
        )}
        <Paragraph>{taxPaperText(documentKindOf(state), ownInvoiceReasonOf(state))}</Paragraph>
      </OfferLayout>
    ),
  };
}
