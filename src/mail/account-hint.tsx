import type { OfferFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { registerUrl } from './wording.ts';

/** An offer belongs to whoever has confirmed its e-mail address. */
export function AccountHint({ facts }: { facts: Pick<OfferFacts, 'state' | 'publicUrl'> }) {
  return (
    <Note>
      Zum Ansehen und Antworten melden Sie sich mit der Adresse {facts.state.email} an. Noch kein Konto?{' '}
      <TextLink href={registerUrl(facts)}>Mit dieser Adresse registrieren</TextLink> und die Bestätigungsmail öffnen.
    </Note>
  );
}
