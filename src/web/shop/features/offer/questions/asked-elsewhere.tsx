import { hasOpenQuestion } from '#domain/offer/offer-message.ts';
import type { PanelProps } from '../panel-props.ts';
import { Conversation } from './conversation.tsx';
import { QuestionForm } from './question-form.tsx';

/** What is asked about no changed line, and whether an answer is owed: below the lines of an adjusted price. */
export function AskedElsewhere({ view, actions }: PanelProps) {
  const { adjustment, messages, items } = view;
  if (!adjustment) return null;
  const changed = adjustment.lines.filter(({ total, agreed }) => total !== agreed).map(({ itemId }) => itemId);
  return (
    <section className="mt-6">
      <h3 className="text-base">Noch eine Frage?</h3>
      <p className="mt-2">
        Fragen Sie, bevor Sie entscheiden. Wir antworten hier und per E-Mail.
        {hasOpenQuestion(messages) &&
          ' Ihre letzte Frage liegt bei uns. Annehmen oder ablehnen können Sie trotzdem jederzeit.'}
      </p>
      <Conversation
        messages={messages.filter(({ itemId }) => itemId === undefined || !changed.includes(itemId))}
        items={items}
      />
      <QuestionForm offerId={view.id} answerUntil={adjustment.answerUntil} ask={actions.ask} />
    </section>
  );
}
