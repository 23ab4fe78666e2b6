import type { OfferFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';
import { registerUrl } from './wording.ts';

interface AccountHintProps {
  facts: Pick<OfferFacts, 'state' | 'publicUrl' | 'reader'>;
  /** The mail's button leads to the state already. */
  linked: boolean;
}

/** An offer belongs to whoever has confirmed its e-mail address; without an account its state can be looked at. */
export function AccountHint({ facts, linked }: AccountHintProps) {
  const { email } = facts.state;
  if (facts.reader.hasAccount)
    return <Note>Zum Ansehen und Antworten melden Sie sich mit der Adresse {email} an.</Note>;
  return (
    <>
      {!linked && (
        <Note>
          <TextLink href={facts.reader.statusUrl}>Stand ohne Anmeldung ansehen</TextLink>
        </Note>
      )}
      <Note>
        Zum Antworten brauchen Sie ein Konto mit der Adresse {email}. Noch keines?{' '}
        <TextLink href={registerUrl(facts)}>Mit dieser Adresse registrieren</TextLink> und die Bestätigungsmail öffnen.
      </Note>
    </>
  );
}
