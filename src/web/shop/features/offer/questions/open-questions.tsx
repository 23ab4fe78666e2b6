import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import type { PanelProps } from '../panel-props.ts';
import { OpenQuestion } from './open-question.tsx';

/** What the provider has asked and waits for, above everything else: nothing goes on as well as with an answer. */
export function OpenQuestions({ view, actions }: PanelProps) {
  const open = openQuestionsTo('customer', view.messages);
  if (open.length === 0) return null;
  return (
    <section
      id="rueckfragen"
      aria-label="Rückfragen an Sie"
      className="mb-8 scroll-mt-20 rounded-sm border border-line bg-sheet"
    >
      <h2 className="flex items-center gap-3 bg-accent px-5 py-3.5 text-base leading-snug font-emphasis tracking-normal text-on-accent sm:px-7">
        <LaterIcon name="clock" size={20} />
        {open.length === 1 ? 'Wir haben eine Frage an Sie' : `Wir haben ${open.length} Fragen an Sie`}
      </h2>
      <div className="grid gap-8 px-5 py-6 sm:px-7">
        {open.map((question) => (
          <OpenQuestion key={question.id} view={view} actions={actions} question={question} />
        ))}
      </div>
    </section>
  );
}
