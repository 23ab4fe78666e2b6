import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import { formatMoney } from '#domain/values/money.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { OwnLines } from '#mail/own-lines.tsx';
import { Paragraph, Strong } from '#mail/paragraph.tsx';
import { plainWords } from '#mail/plain-words.ts';
import type { MailContent } from '#mail/render-mail.ts';
import { reference } from '#mail/wording.ts';

interface SignOffAnswered {
  facts: SaleMailFacts;
  signOff: SignOff;
}

const longestName = 80;

/** Sent to the seller when somebody they have asked has said yes or no. */
export function signOffAnswered({ facts, signOff }: SignOffAnswered): MailContent {
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
