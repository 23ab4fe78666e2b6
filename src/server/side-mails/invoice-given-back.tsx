import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { findingOf } from '#domain/invoicing/incoming/findings.ts';
import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { type MailContent, renderMail } from '#mail/render-mail.ts';
import { sampleFacts } from '#mail/sample-offer.ts';
import { reference } from '#mail/wording.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { readSale } from './read-sale.ts';
import { sideMail } from './side-mail.ts';

interface GivenBack {
  facts: SaleMailFacts;
  check: Pick<InvoiceCheck, 'findings' | 'reason' | 'says'>;
}

/** Sent to the seller when its own invoice is given back, by the program or by a person (INV-21). */
function invoiceGivenBackWords({ facts, check }: GivenBack): MailContent {
  const { findings, reason, says } = check;
  const what = says.number === undefined ? 'Ihre Rechnung' : `Ihre Rechnung ${says.number}`;
  return {
    subject: `Rechnung berichtigen: ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Sie sind am Zug: Wir können auf diese Rechnung noch nicht zahlen."
        headline="Bitte berichtigen Sie Ihre Rechnung"
        action={{ label: 'Neue Rechnung einreichen', to: 'state' }}
      >
        <Paragraph>auf {what} können wir so nicht zahlen:</Paragraph>
        {reason !== undefined && (
          <Paragraph>
            <Strong>{reason}</Strong>
          </Paragraph>
        )}
        {reason === undefined &&
          findings
            .filter(({ effect }) => effect === 'refuse')
            .map(({ code, text, advice }) => (
              <Paragraph key={code}>
                <Strong>{text}</Strong> {advice}
              </Paragraph>
            ))}
        <Paragraph>
          Reichen Sie die berichtigte Rechnung im Verkaufscockpit ein. Was darin stehen soll, finden Sie dort zum
          Kopieren. Am vereinbarten Preis ändert sich nichts.
        </Paragraph>
      </OfferLayout>
    ),
  };
}

const byHand = { says: {}, findings: [], reason: 'Auf der PDF fehlt die zweite Seite mit den Summen.' };
const sampleOf = (check: () => GivenBack['check']) => () =>
  invoiceGivenBackWords({ facts: sampleFacts('addressesSubmitted'), check: check() });

/** Tells the seller what is wrong with its invoice; nothing once another word was said, or another invoice came. */
export const invoiceGivenBackMail = sideMail({
  data: z.strictObject({ offerId: offerIdSchema, number: z.int().min(1) }),
  async send(deps, { offerId, number }) {
    const sale = await readSale(deps, offerId);
    const check = await readInvoiceCheck(deps.db, offerId);
    if (!sale || check?.number !== number) return;
    const { to, facts } = sale.letterTo(sale.readsPrices);
    const mail = renderMail(invoiceGivenBackWords({ facts, check }));
    await deps.mailer.send({ messageId: `${offerId}.invoice-${number}`, to, ...mail });
  },
  samples: {
    'invoice-given-back': sampleOf(() => ({
      says: { number: 'R-2026-17' },
      findings: [findingOf('netOther', formatMoney(190_000), formatMoney(192_000)), findingOf('suppliedMissing')],
    })),
    'invoice-given-back-by-hand': sampleOf(() => byHand),
  },
});
