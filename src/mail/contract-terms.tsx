import type { OfferMailFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { termsUrl, urlOf } from './wording.ts';

const whole = 'Der ganze Kaufvertrag mit Preisblatt, Ankaufbedingungen und Ihren Erklärungen';

/** Where the contract lies that came about, whole and to be kept, and what else counts for it (LEG-02). */
export function ContractTerms({ facts }: { facts: Pick<OfferMailFacts, 'publicUrl' | 'reader' | 'hasAttachment'> }) {
  const cockpit = <TextLink href={urlOf(facts, 'documents')}>im Verkaufscockpit</TextLink>;
  return (
    <Note>
      {facts.hasAttachment ? (
        <>
          {whole} hängt als PDF an dieser E-Mail und liegt {cockpit}. Bewahren Sie ihn auf.
        </>
      ) : (
        <>
          {whole} liegt als PDF {cockpit}. Bewahren Sie ihn auf.
        </>
      )}{' '}
      Es gelten unsere <TextLink href={termsUrl(facts)}>Ankaufbedingungen</TextLink>. Bis zum Versand der Geräte können
      Sie den Verkauf im Verkaufscockpit ohne Kosten stornieren.
    </Note>
  );
}
