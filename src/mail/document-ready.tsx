import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong, TextLink } from './paragraph.tsx';
import { PromisedDay } from './promised-day.tsx';
import { paperCancelled, sampleFacts, soldPrivately } from './sample-offer.ts';
import { payoutText, reference, urlOf } from './wording.ts';

/** Ankaufbeleg for a private seller, Gutschrift for a business that agreed to it (INV-01, INV-05). */
export const documentReadyMail = offerMail({
  name: 'document-ready',
  triggers: ['creditNoteAdded'],
  content: (facts) => {
    const { number, kind, total } = facts.event.data;
    const selfBilled = kind === 'selfBilledInvoice';
    const replaced = facts.state.endedDocuments?.at(-1);
    const title = selfBilled ? 'Gutschrift' : 'Ankaufbeleg';
    return {
      subject: `${title} ${number} ist erstellt, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview={selfBilled ? 'Bitte prüfen und den Verkauf abschließen.' : 'Sie müssen nichts mehr tun.'}
          headline={`${selfBilled ? 'Ihre' : 'Ihr'} ${title} ist erstellt`}
          action={
            selfBilled
              ? { label: 'Prüfen und Verkauf abschließen', to: 'now' }
              : { label: 'Ankaufbeleg ansehen', to: 'state' }
          }
          after={
            selfBilled && (
              <Note>
                Stimmt etwas nicht, können Sie der Gutschrift im Verkaufscockpit widersprechen. Solange sie gilt,
                stellen Sie bitte keine eigene Rechnung.
              </Note>
            )
          }
        >
          <Paragraph>
            über den Ankauf haben wir {selfBilled ? 'die Gutschrift' : 'den Ankaufbeleg'} <Strong>{number}</Strong> über{' '}
            <Strong>{payoutText(total, facts.state)}</Strong> erstellt.
            {replaced && ` ${selfBilled ? 'Sie' : 'Er'} ersetzt ${replaced.number}.`}
          </Paragraph>
          <Paragraph>
            <TextLink href={urlOf(facts, 'documents')}>Beleg und Unterlagen ansehen</TextLink>
          </Paragraph>
          <Paragraph>
            {selfBilled
              ? 'Bitte prüfen Sie die Angaben und schließen Sie den Verkauf ab. Danach zahlen wir aus.'
              : 'Sie müssen nichts mehr tun: Wir schließen den Verkauf für Sie ab und zahlen aus. Stimmt etwas nicht, antworten Sie auf diese E-Mail.'}
          </Paragraph>
          {!selfBilled && facts.state.payoutHoldUntil === undefined && (
            <PromisedDay what="payout" at={facts.event.at} />
          )}
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('creditNoteAdded', soldPrivately()),
  variants: { replacing: () => sampleFacts('creditNoteAdded', paperCancelled(true)) },
});
