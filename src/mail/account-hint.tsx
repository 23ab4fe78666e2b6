import type { OfferMailFacts } from './offer-mail.ts';
import { Note, TextLink } from './paragraph.tsx';

interface AccountHintProps {
  facts: Pick<OfferMailFacts, 'state' | 'reader'>;
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
        Zum Antworten <TextLink href={facts.reader.accessUrl}>legen Sie einmal ein Passwort fest</TextLink>; Ihre
        Adresse {email} ist damit bestätigt. Der Link gilt sieben Tage und nur für Sie: Geben Sie diese E-Mail nicht
        weiter.
      </Note>
    </>
  );
}
