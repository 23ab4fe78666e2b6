import { deskPages } from '#contract/desk/desk-urls.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { OfferMessage } from '#domain/sale/offer-message.ts';
import { Layout } from '#mail/layout.tsx';
import { Note, Paragraph, Strong } from '#mail/paragraph.tsx';
import type { MailContent } from '#mail/render-mail.ts';
import { deadlineText, priceText, reference } from '#mail/wording.ts';
import { MessageWords } from './message-words.tsx';

interface MessageToProvider {
  offerId: string;
  publicUrl: string;
  state: OfferState;
  message: Pick<OfferMessage, 'text' | 'itemId' | 'answers' | 'files'>;
}

/** Sent to the provider when a seller asks or answers. */
export function messageToProvider({ offerId, publicUrl, state, message }: MessageToProvider): MailContent {
  const { adjustment, phase, items } = state;
  const line = items.find(({ id }) => id === message.itemId)?.title;
  const kind = message.answers === undefined ? 'Frage des Verkäufers' : 'Antwort des Verkäufers';
  return {
    subject: `${kind}: ${reference(state)}`,
    body: (
      <Layout
        preview={line ?? 'Zum ganzen Verkauf'}
        headline={`${kind} zu ${reference(state)}`}
        action={{ label: 'Verkauf öffnen', url: `${publicUrl}${deskPages.offer(offerId)}` }}
        after={<Note>Eine Antwort auf diese E-Mail erreicht nur das Postfach des Verkäufers.</Note>}
      >
        <Paragraph>{line === undefined ? 'Zum ganzen Verkauf:' : `Zu ${line}:`}</Paragraph>
        <MessageWords message={message} />
        {phase === 'adjusted' && adjustment && (
          <Paragraph>
            Angepasst auf <Strong>{priceText(adjustment.total, state)}</Strong>, Antwort erbeten bis{' '}
            {deadlineText(adjustment.answerUntil)}.
          </Paragraph>
        )}
      </Layout>
    ),
  };
}
