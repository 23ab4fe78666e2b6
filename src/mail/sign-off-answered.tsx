import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferMailFacts } from './offer-mail.ts';
import { OwnLines } from './own-lines.tsx';
import { Paragraph, Strong } from './paragraph.tsx';
import { plainWords } from './plain-words.ts';
import type { MailContent } from './render-mail.ts';
import { reference } from './wording.ts';

interface SignOffAnswered {
  facts: Omit<OfferMailFacts, 'event' | 'before'>;
  signOff: SignOff;
}

const longestName = 80;

/** Sent to the seller when somebody they have asked has said yes or no. */
export function signOffAnsweredMail({ facts, signOff }: SignOffAnswered): MailContent {
  const { state } = facts;
  const { answer, answeredName = '', email, amount, remark = '' } = signOff;
  const said = answer === 'agreed' ? 'einverstanden' : 'nicht einverstanden';
  const who = plainWords(answeredName, longestName) ?? email;
  // A remark that holds what a mail program makes a link of stands on the page alone: whoever has the link may have written it.
  const isPlain = remark !== '' && plainWords(remark, remark.length) !== undefined;
  return {
    subject: `${answer === 'agreed' ? 'Einverstanden' : 'Nicht einverstanden'}: ${reference(state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={`${who} ist ${said}.`}
        headline={
          answer === 'agreed'
            ? 'Ihre Bitte um Zustimmung: einverstanden'
            : 'Ihre Bitte um Zustimmung: nicht einverstanden'
        }
        action={{ label: 'Ansehen und entscheiden', to: 'now' }}
      >
        <Paragraph>
          <Strong>
            {who} ist {said}
          </Strong>{' '}
          mit {formatMoney(amount)} für {reference(state)}.
        </Paragraph>
        {isPlain && (
          <>
            <Paragraph>Bemerkung:</Paragraph>
            <OwnLines text={remark} />
          </>
        )}
        {remark !== '' && !isPlain && <Paragraph>Eine Bemerkung dazu steht auf der Seite Ihres Verkaufs.</Paragraph>}
        <Paragraph>Damit ist noch nichts verkauft. Entscheiden müssen Sie selbst.</Paragraph>
      </OfferLayout>
    ),
  };
}
