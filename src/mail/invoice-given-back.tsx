import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface GivenBack {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
  check: Pick<InvoiceCheck, 'findings' | 'reason' | 'says'>;
}

/** Sent to the seller when its own invoice is given back, by the program or by a person (INV-21). */
export function invoiceGivenBackMail({ facts, check }: GivenBack): MailContent {
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
