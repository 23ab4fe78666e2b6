import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface AgreementMail {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
  /** Of the document, 'AV-2026-000123'. */
  number: string;
  version: string;
}

/** Sent to a business once both names are known, with the agreement as a file (DEL-10). */
export function processingAgreementMail({ facts, number, version }: AgreementMail): MailContent {
  return {
    subject: `Vertrag zur Auftragsverarbeitung ${number}, ${reference(facts.state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview="Mit beiden Namen, als PDF für Ihre Akten."
        headline="Ihr Vertrag zur Auftragsverarbeitung"
        action={{ label: 'Unterlagen ansehen', to: 'documents' }}
      >
        <Paragraph>
          {facts.hasAttachment ? 'im Anhang finden Sie' : 'in den Unterlagen Ihres Verkaufs finden Sie'} den Vertrag zur
          Auftragsverarbeitung <Strong>{number}</Strong> (Art. 28 DSGVO), Fassung {version}, mit Weisung, Maßnahmen und
          weiteren Auftragsverarbeitern. Sie haben ihn beim Verkauf geschlossen und müssen nichts mehr tun.
        </Paragraph>
      </OfferLayout>
    ),
  };
}
