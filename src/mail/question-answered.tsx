import type { OfferMessage } from '#domain/offer/offer-message.ts';
import { OfferLayout } from './offer-layout.tsx';
import type { OfferFacts } from './offer-mail.ts';
import { OwnLines } from './own-lines.tsx';
import { Note, Paragraph } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { deadlineText, reference } from './wording.ts';

interface QuestionAnswered {
  facts: Omit<OfferFacts, 'event' | 'before'>;
  /** What was asked last. */
  question: Pick<OfferMessage, 'text'> | undefined;
  message: Pick<OfferMessage, 'text'>;
}

/** Sent to the seller when the provider has answered; the decision stays theirs, and its day stays. */
export function questionAnsweredMail({ facts, question, message }: QuestionAnswered): MailContent {
  const { state } = facts;
  const isOpen = state.phase === 'adjusted';
  return {
    subject: `Antwort auf Ihre Frage: ${reference(state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={message.text}
        headline="Unsere Antwort auf Ihre Frage"
        action={isOpen ? { label: 'Ansehen und entscheiden', to: 'now' } : { label: 'Verkauf ansehen', to: 'state' }}
        after={
          isOpen && (
            <Note>Ihr Schweigen gilt nicht als Zustimmung. Lehnen Sie ab, kommen alle Geräte kostenlos zurück.</Note>
          )
        }
      >
        {question && (
          <>
            <Paragraph>Sie haben gefragt:</Paragraph>
            <OwnLines text={question.text} />
          </>
        )}
        <Paragraph>Unsere Antwort:</Paragraph>
        <OwnLines text={message.text} />
        {isOpen && state.adjustment && (
          <Paragraph>Ihre Entscheidung erbitten wir bis {deadlineText(state.adjustment.answerUntil)}.</Paragraph>
        )}
      </OfferLayout>
    ),
  };
}
