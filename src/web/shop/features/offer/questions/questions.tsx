import { useState } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { Select } from '#web/ui/fields/select.tsx';
import type { PanelProps } from '../panel-props.ts';
import { Conversation } from './conversation.tsx';
import { QuestionForm } from './question-form.tsx';

/** So many lines can be chosen from; of more they are named in words. */
const choosableLines = 100;

/** The conversation with the provider, and the way to ask something. */
export function Questions({ view, actions }: PanelProps) {
  const { id, items, messages, adjustment, phase } = view;
  const [about, setAbout] = useState<string>();
  const isAwaited = openQuestionsTo('provider', messages).length > 0;
  const lines = items.length > 1 && items.length <= choosableLines ? items : [];
  return (
    <section id="fragen" className="mt-8 scroll-mt-20 border-t border-line pt-7 sm:px-7">
      <h2>Fragen und Antworten</h2>
      <p className="mt-2 text-muted">
        {isAwaited
          ? 'Ihre letzte Frage liegt bei uns. Wir antworten hier und per E-Mail. Entscheiden können Sie trotzdem jederzeit.'
          : 'Fragen Sie uns zu diesem Verkauf. Wir antworten hier und per E-Mail.'}
      </p>
      <Conversation messages={messages.filter((message) => !isShownAtLine(view, message))} items={items} />
      <QuestionForm
        key={id}
        offerId={id}
        itemId={about}
        openText="Etwas fragen"
        answerUntil={phase === 'adjusted' ? adjustment?.answerUntil : undefined}
        actions={actions}
      >
        {lines.length > 0 && (
          <Select
            name="frage-zu"
            label="Worum geht es?"
            emptyText="Um den ganzen Verkauf"
            value={about}
            options={lines.map((item) => ({ value: item.id, label: item.title }))}
            onChange={setAbout}
          />
        )}
      </QuestionForm>
    </section>
  );
}

/** What is about a changed line of an adjusted price stands there. */
function isShownAtLine({ phase, adjustment }: OfferView, { itemId }: OfferView['messages'][number]): boolean {
  if (phase !== 'adjusted' || itemId === undefined) return false;
  return adjustment?.lines.some((line) => line.itemId === itemId && line.total !== line.agreed) ?? false;
}
