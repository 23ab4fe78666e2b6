import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../../desk-context.ts';
import { MessageRow } from './message-row.tsx';
import { WriteMessage } from './write-message.tsx';

interface ConversationProps {
  readonly offer: Pick<DeskOfferView, 'id' | 'messages' | 'items'>;
}

/** All that was asked and answered about a sale, what waits for an answer, and the room to write. */
export function Conversation({ offer }: ConversationProps) {
  const { id, messages, items } = offer;
  const roles = useStore(useDesk().session.member)?.roles ?? [];
  const [answered, setAnswered] = useState<string>();
  const ours = openQuestionsTo('provider', messages);
  const theirs = openQuestionsTo('customer', messages);
  // A question that was answered meanwhile, here or by a colleague, is no longer the one to answer.
  const question = ours.find((message) => message.id === answered);
  return (
    <div className="grid max-w-[52rem] gap-6">
      <p role="status" className={ours.length > 0 ? 'font-emphasis' : 'text-muted'}>
        {standing(ours.length, theirs.length)}
      </p>
      {messages.length > 0 && (
        <ol className="grid gap-4">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              line={items.find((item) => item.id === message.itemId)?.title}
              waits={ours.includes(message) ? 'ours' : theirs.includes(message) ? 'theirs' : undefined}
              onAnswer={() => setAnswered(message.id)}
            />
          ))}
        </ol>
      )}
      {mayAtDesk(roles, 'sendMessage') && (
        <WriteMessage
          key={question?.id ?? id}
          offerId={id}
          items={items}
          question={question}
          onLeave={() => setAnswered(undefined)}
        />
      )}
    </div>
  );
}

function standing(ours: number, theirs: number): string {
  if (ours > 0)
    return ours === 1 ? 'Eine Frage des Kunden wartet auf Antwort.' : `${ours} Fragen des Kunden warten auf Antwort.`;
  if (theirs > 0) return 'Die Antwort des Kunden steht aus.';
  return 'Nichts ist offen.';
}
