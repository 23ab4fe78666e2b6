import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { MessageFiles } from './message-files.tsx';

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
      {messages.map((message) => {
        const line = items?.find((item) => item.id === message.itemId)?.title;
        return (
          <li key={message.id} className="border-l-[1.5px] border-ink pl-4">
            <p className="text-sm text-muted">
              {kindOf(message)}, <time dateTime={message.at}>{formatInstant(message.at)}</time>
            </p>
            {line !== undefined && <p className="text-sm wrap-anywhere text-muted">Zu: {line}</p>}
            <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
            <MessageFiles files={message.files} />
          </li>
        );
      })}
    </ol>
  );
}

function kindOf({ author, answers, asks }: OfferView['messages'][number]): string {
  const whose = author === 'customer' ? 'Ihre' : 'Unsere';
  if (answers !== undefined) return `${whose} Antwort`;
  return asks ? `${whose} Frage` : `${whose} Nachricht`;
}
