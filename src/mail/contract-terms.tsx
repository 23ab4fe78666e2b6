import type { OfferFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { termsUrl } from './wording.ts';

/** What else counts for a contract that came about, beside its sheet: to be kept with it (LEG-02). */
export function ContractTerms({ facts }: { facts: Pick<OfferFacts, 'publicUrl'> }) {
  return (
    <Note>
      Bewahren Sie diese E-Mail auf: Sie hält den Vertrag fest. Es gelten unsere{' '}
      <TextLink href={termsUrl(facts)}>Ankaufbedingungen</TextLink>. Bis zum Versand der Geräte können Sie den Verkauf
      im Verkaufscockpit ohne Kosten stornieren.
    </Note>
  );
}
