import type { OfferMessage } from '#domain/sale/offer-message.ts';
import { OfferLayout } from '#mail/offer-layout.tsx';
import type { SaleMailFacts } from '#mail/offer-mail.ts';
import { Note, Paragraph } from '#mail/paragraph.tsx';
import type { MailContent } from '#mail/render-mail.ts';
import { deadlineText, reference } from '#mail/wording.ts';
import { MessageWords } from './message-words.tsx';

interface MessageToSeller {
  facts: SaleMailFacts;
  message: Pick<OfferMessage, 'text' | 'itemId' | 'asks' | 'files'>;
  /** What the seller had asked, where it is answered. */
  question: Pick<OfferMessage, 'text' | 'files'> | undefined;
}

/** Sent to the seller when the provider asks or answers, and once more while a question is open; their decision and its day stay. */
export function messageToSeller({ facts, message, question }: MessageToSeller): MailContent {
  const { state } = facts;
  const line = state.items.find(({ id }) => id === message.itemId)?.title;
  const decides = state.phase === 'adjusted';
  const [subject, headline] = words(message, question !== undefined, facts.isReminder === true);
  return {
    subject: `${subject}: ${reference(state)}`,
    body: (
      <OfferLayout
        facts={facts}
        preview={message.text || 'Mit Dateien'}
        headline={headline}
        action={actionOf(message, decides)}
        after={
          decides && (
            <Note>Ihr Schweigen gilt nicht als Zustimmung. Lehnen Sie ab, kommen alle Geräte kostenlos zurück.</Note>
          )
        }
      >
        {question && (
          <>
            <Paragraph>Sie haben gefragt:</Paragraph>
            <MessageWords message={question} />
          </>
        )}
        {question ? (
          <Paragraph>Unsere Antwort:</Paragraph>
        ) : (
          <Paragraph>{line === undefined ? 'zum ganzen Verkauf:' : `zu ${line}:`}</Paragraph>
        )}
        <MessageWords message={message} />
        {message.asks && (
          <Paragraph>
            Bitte antworten Sie auf der Seite Ihres Verkaufs, gern mit Fotos. Jetzt sind Sie am Zug.
          </Paragraph>
        )}
        {decides && state.adjustment && (
          <Paragraph>Ihre Entscheidung erbitten wir bis {deadlineText(state.adjustment.answerUntil)}.</Paragraph>
        )}
      </OfferLayout>
    ),
  };
}

/** What it is called, in the list of mails and above its text. */
function words({ asks }: Pick<OfferMessage, 'asks'>, answers: boolean, isReminder: boolean): [string, string] {
  if (answers) return ['Antwort auf Ihre Frage', 'Unsere Antwort auf Ihre Frage'];
  if (!asks) return ['Nachricht zu Ihrem Verkauf', 'Eine Nachricht zu Ihrem Verkauf'];
  if (isReminder) return ['Noch offen: Rückfrage zu Ihrem Verkauf', 'Unsere Frage ist noch offen'];
  return ['Rückfrage zu Ihrem Verkauf', 'Wir haben eine Frage an Sie'];
}

function actionOf({ asks }: Pick<OfferMessage, 'asks'>, decides: boolean) {
  if (asks) return { label: 'Rückfrage beantworten', to: 'questions' } as const;
  return decides
    ? ({ label: 'Ansehen und entscheiden', to: 'now' } as const)
    : ({ label: 'Verkauf ansehen', to: 'state' } as const);
}
