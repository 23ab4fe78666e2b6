import { useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { messageLimits } from '#domain/offer/offer-message.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { attemptId } from '#web/lib/attempt-id.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { PanelProps } from '../panel-props.ts';

interface QuestionFormProps {
  readonly offerId: string;
  /** The line that is asked about; the whole order without one. */
  readonly itemId?: string;
  readonly answerUntil: Day;
  readonly ask: PanelProps['actions']['ask'];
}

const label = 'Ihre Frage';
const kept = z.object({ text: z.string() });

/** A question in place of yes or no. It opens on a press, and what was typed stays until it has arrived, over a reload too. */
export function QuestionForm({ offerId, itemId, answerUntil, ask }: QuestionFormProps) {
  const name = `frage-${itemId ?? offerId}`;
  const [entry] = useState(() => draftEntry(name));
  const [tried] = useState(() => draftEntry(`${name}-versuch`));
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [wasSent, setSent] = useState(false);
  const id = useId();

  // Only the browser knows it: the server has rendered the panel without it.
  useEffect(() => {
    const draft = kept.safeParse(entry.read()).data;
    if (draft === undefined || draft.text === '') return;
    setText(draft.text);
    setOpen(true);
  }, [entry]);

  function type(typed: string) {
    setText(typed);
    setError(undefined);
    entry.keep({ text: typed });
  }

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  const { busy, refusal, run } = useAction(async () => {
    const question = text.trim();
    if (question === '') return setError(`${label} ist ein Pflichtfeld`);
    const asked = { text: question, ...(itemId !== undefined && { itemId }) };
    await ask({ id: attemptId(tried, asked), ...asked });
    entry.forget();
    tried.forget();
    setText('');
    setSent(true);
    close();
  });

  return (
    <div ref={place} className="mt-2">
      <p role="status" className={wasSent && !isOpen ? 'py-2.5 text-sm' : 'sr-only'}>
        {wasSent && !isOpen && 'Ihre Frage ist bei uns. Die Antwort erscheint hier, und Sie bekommen eine E-Mail.'}
      </p>
      {isOpen ? (
        <div id={id} className="grid gap-4 border-t border-line pt-4">
          <TextArea
            name={name}
            label={label}
            required
            rows={3}
            maxLength={messageLimits.text}
            value={text}
            onChange={type}
            error={error}
            hint={`Eine Frage hält die Frist nicht an: Wir erbitten Ihre Entscheidung bis ${formatDayInFull(answerUntil)}. Ihr Schweigen nimmt nichts an.`}
          />
          <div>
            <Refusal text={refusal} />
            <div className="flex flex-wrap gap-3">
              <Button busy={busy} busyText="Wird gesendet …" className="max-sm:w-full" onClick={() => void run()}>
                Frage senden
              </Button>
              <Button kind="quiet" className="max-sm:w-full" onClick={close}>
                Schließen
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <button
          ref={opener}
          type="button"
          className="text-link min-h-11 py-2.5"
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => place.current?.querySelector('textarea')?.focus());
          }}
        >
          {itemId === undefined ? 'Etwas anderes fragen' : 'Zu diesem Posten etwas fragen'}
        </button>
      )}
    </div>
  );
}
