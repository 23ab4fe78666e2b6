import type { OfferView } from '#contract/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';

interface ConversationProps {
  readonly messages: OfferView['messages'];
  /** Named at each message that is about a line, where the line does not stand beside it. */
  readonly items?: OfferView['items'];
}

/** What was asked and answered, oldest first, with its time. */
export function Conversation({ messages, items }: ConversationProps) {
  if (messages.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-3">
      {messages.map(({ id, author, itemId, text, at }) => {
        const line = items?.find((item) => item.id === itemId)?.title;
        return (
          <li key={id} className="border-l-[1.5px] border-ink pl-4">
            <p className="text-sm text-muted">
              {author === 'customer' ? 'Ihre Frage' : 'Unsere Antwort'}, <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            {line !== undefined && <p className="text-sm wrap-anywhere text-muted">Zu: {line}</p>}
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
