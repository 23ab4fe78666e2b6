import { OfferLayout } from './offer-layout.tsx';
import { offerMail } from './offer-mail.ts';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import { creditNoteObjectedTo, sampleFacts } from './sample-offer.ts';
import { reference } from './wording.ts';

/** The seller has it in writing that the Gutschrift no longer counts, and what brings the payment (INV-02). */
export const creditNoteObjectedMail = offerMail({
  name: 'credit-note-objected',
  triggers: ['creditNoteObjected'],
  content: (facts) => {
    const { number, reason } = facts.event.data;
    return {
      subject: `Widerspruch gegen Gutschrift ${number}, ${reference(facts.state)}`,
      body: (
        <OfferLayout
          facts={facts}
          preview="Die Gutschrift gilt nicht mehr. Ausgezahlt wird erst mit einem neuen Beleg."
          headline="Ihr Widerspruch ist bei uns"
          action={{ label: 'Neuen Beleg wählen', to: 'now' }}
          after={<Note>Der vereinbarte Preis bleibt. Bitte buchen Sie die Gutschrift {number} nicht.</Note>}
        >
          <Paragraph>
            Sie haben der Gutschrift <Strong>{number}</Strong> widersprochen. Sie gilt nicht mehr als Rechnung.
            {reason !== undefined && ` Ihr Grund: ${reason}`}
          </Paragraph>
          <Paragraph>
            Ausgezahlt wird erst mit einem neuen Beleg. Entweder reichen Sie Ihre eigene Rechnung ein, oder Sie
            berichtigen Ihre Angaben und stimmen einer neuen Gutschrift zu. Wir prüfen Ihren Grund und melden uns, wenn
            etwas offen ist.
          </Paragraph>
        </OfferLayout>
      ),
    };
  },
  sample: () => sampleFacts('creditNoteObjected', creditNoteObjectedTo()),
});
