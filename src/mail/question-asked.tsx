import type { OfferMessage } from '#domain/offer/offer-message.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Layout } from './layout.tsx';
import { OwnLines } from './own-lines.tsx';
import { Note, Paragraph, Strong } from './paragraph.tsx';
import type { MailContent } from './render-mail.ts';
import { deadlineText, priceText, reference } from './wording.ts';

interface QuestionAsked {
  state: OfferState;
  message: Pick<OfferMessage, 'text' | 'itemId'>;
}

/** Sent to the provider when a seller asks in place of answering an adjusted price. */
export function questionAskedMail({ state, message }: QuestionAsked): MailContent {
  const { adjustment, orderId, items } = state;
  const line = items.find(({ id }) => id === message.itemId)?.title;
  return {
    subject: `Frage zum angepassten Preis: ${reference(state)}`,
    body: (
      <Layout preview={line ?? 'Zum ganzen Auftrag'} headline={`Frage zu ${reference(state)}`}>
        <Paragraph>{line === undefined ? 'Zum ganzen Auftrag:' : `Zu ${line}:`}</Paragraph>
        <OwnLines text={message.text} />
        {adjustment && (
          <Paragraph>
            Angepasst auf <Strong>{priceText(adjustment.total, state)}</Strong>, Antwort erbeten bis{' '}
            {deadlineText(adjustment.answerUntil)}.
          </Paragraph>
        )}
        <Note>
          Ihre Antwort gehört an den Verkauf ({orderId}): Über answerQuestion erscheint sie sofort beim Verkäufer und
          geht ihm per E-Mail zu. Eine Antwort auf diese E-Mail erreicht nur sein Postfach.
        </Note>
      </Layout>
    ),
  };
}
