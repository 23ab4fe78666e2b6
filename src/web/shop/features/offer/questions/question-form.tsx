import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageFiles } from '#contract/sale/offer-messages.ts';
import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageForm } from '#web/ui/form/message-form.tsx';
import { useMessage } from '#web/ui/form/use-message.ts';
import type { PanelProps } from '../panel-props.ts';

interface QuestionFormProps {
  readonly offerId: string;
  /** The line that is asked about; the whole sale without one. */
  readonly itemId?: string | undefined;
  /** The button that opens it. */
  readonly openText: string;
  /** Until when the seller is to decide meanwhile. */
  readonly answerUntil?: Day | undefined;
  readonly actions: Pick<PanelProps['actions'], 'sendMessage' | 'upload'>;
  /** What stands above the words, such as the choice of a line. */
  readonly children?: ReactNode;
}

/** A question of the seller's. It opens on a press, and what was typed stays until it has arrived, over a reload too. */
export function QuestionForm({ offerId, itemId, openText, answerUntil, actions, children }: QuestionFormProps) {
  const name = `frage-${children === undefined ? (itemId ?? offerId) : offerId}`;
  const about = itemId === undefined ? {} : { itemId };
  const message = useMessage({
    name,
    accepted: messageFiles,
    upload: actions.upload,
    send: (written) => actions.sendMessage({ ...written, ...about }),
  });
  const [isOpen, setOpen] = useState(false);
  const [wasSent, setSent] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (message.isKept) setOpen(true);
  }, [message.isKept]);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <div ref={place} className="mt-2">
      <p role="status" className={wasSent && !isOpen ? 'py-2.5 text-sm' : 'sr-only'}>
        {wasSent && !isOpen && 'Ihre Frage ist bei uns. Die Antwort erscheint hier, und Sie bekommen eine E-Mail.'}
      </p>
      {isOpen ? (
        <div id={id} className="grid gap-4 border-t border-line pt-4">
          {children}
          <MessageForm
            name={name}
            label="Ihre Frage"
            sendText="Frage senden"
            message={message}
            onSent={() => {
              setSent(true);
              close();
            }}
            {...(answerUntil !== undefined && {
              hint: `Eine Frage hält die Frist nicht an: Wir erbitten Ihre Entscheidung bis ${formatDayInFull(answerUntil)}. Ihr Schweigen gilt nicht als Zustimmung.`,
            })}
          >
            <Button kind="quiet" className="max-sm:w-full" onClick={close}>
              Schließen
            </Button>
          </MessageForm>
        </div>
      ) : (
        <button
          ref={opener}
          type="button"
          className="text-link min-h-11 py-2.5"
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('select, textarea')?.focus());
          }}
        >
          {openText}
        </button>
      )}
    </div>
  );
}
