import type { OfferFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { registerUrl } from './wording.ts';

/** An offer belongs to whoever has confirmed its e-mail address; without an account its state can be looked at. */
export function AccountHint({ facts }: { facts: Pick<OfferFacts, 'state' | 'publicUrl' | 'reader'> }) {
  const { email } = facts.state;
  if (facts.reader.hasAccount)
    return <Note>Zum Ansehen und Antworten melden Sie sich mit der Adresse {email} an.</Note>;
  return (
    <Note>
      <TextLink href={facts.reader.statusUrl}>Stand ohne Anmeldung ansehen</TextLink>. Zum Antworten brauchen Sie ein
      Konto mit der Adresse {email}. Noch keines?{' '}
      <TextLink href={registerUrl(facts)}>Mit dieser Adresse registrieren</TextLink> und die Bestätigungsmail öffnen.
    </Note>
  );
}
