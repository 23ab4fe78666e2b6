import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { taxOutcomeText, taxPaperText } from '#contract/money/tax-outcome.ts';
import { moneyLines } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { isTaxUndecided, ownInvoiceReasonOf } from '#domain/offer/standing.ts';
import { moneyOfOffer, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
import { decidedAbout } from '#domain/offer/tax/tax-decision.ts';
import type { BusinessTreatment } from '#domain/offer/tax/tax-facts.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { readTaxDecisions } from '#server/offers/tax-rows.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

/** Sent to the seller once somebody has decided how the sale is taxed: what it does to the price, and who writes the paper. */
function taxDecidedWords(facts: SaleMailFacts): MailContent {
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

const sampleOf = (treatment: BusinessTreatment) => () => {
  const facts = sampleFacts('addressesSubmitted');
  const { addresses, createdAt: at } = facts.state;
  const decision = { treatment, about: decidedAbout(addresses?.contractDetails ?? {}), at };
  return taxDecidedWords({ ...facts, state: { ...facts.state, taxDesk: { decision } } });
};

/** Tells the seller what was decided about the tax; nothing once something else was, or something is still open. */
export const taxDecidedMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, decisionId: z.string() }),
  async send(deps, { offerId, decisionId }) {
    const sale = await readSale(deps, offerId);
    const [newest] = await readTaxDecisions(deps.db, offerId);
    if (!sale || newest?.id !== decisionId || isTaxUndecided(sale.state)) return;
    const { to, facts } = sale.letterTo(sale.readsPrices);
    await deps.mailer.send({ messageId: `${offerId}.tax-${decisionId}`, to, ...renderMail(taxDecidedWords(facts)) });
  },
  samples: {
    'tax-decided-exempt': sampleOf('exempt'),
    'tax-decided-euAcquisition': sampleOf('euAcquisition'),
    'tax-decided-standard': sampleOf('standard'),
  },
});
