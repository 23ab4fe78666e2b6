import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { uploadedFileSchema } from '#contract/fields.ts';
import { messageFiles, type NewDeskMessage } from '#contract/sale/offer-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { MessageForm } from '#web/ui/form/message-form.tsx';
import { useMessage } from '#web/ui/form/use-message.ts';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { SnippetMenu } from '../../ui/snippet-menu.tsx';
import { writeHash } from './write-hash.ts';

interface WriteMessageProps {
  readonly offerId: string;
  readonly items: DeskOfferView['items'];
  /** The customer's question that is answered; without one something is asked. */
  readonly question: DeskOfferView['messages'][number] | undefined;
  readonly onLeave: () => void;
}

const uploaded = z.tuple([uploadedFileSchema]);

/** A question or an answer to the customer; it stands in the conversation while it is on its way, and here until it has arrived. */
export function WriteMessage({ offerId, items, question, onLeave }: WriteMessageProps) {
  const { api, queries } = useDesk();
  const field = useRef<HTMLElement>(null);
  const [about, setAbout] = useState<string>();
  const [asks, setAsks] = useState(question === undefined);
  const name = `rueckfrage-${question?.id ?? offerId}`;
  const message = useMessage({
    name,
    accepted: messageFiles,
    async upload(file) {
      const form = new FormData();
      form.append('file', file);
      const [stored] = uploaded.parse(await api.upload(deskApi.uploads, form));
      return stored;
    },
    async send(written) {
      const itemId = question?.itemId ?? about;
      const sent: NewDeskMessage = {
        ...written,
        asks,
        ...(question && { answers: question.id }),
        ...(itemId !== undefined && { itemId }),
      };
      await api.post(deskApi.command('sendMessage', offerId), sent);
      await queries.invalidateQueries({ queryKey: [deskApi.offer(offerId)] });
    },
  });
  useActions({ writeMessage: () => field.current?.focus() });
  const isAnswer = question !== undefined;
  useEffect(() => {
    if (isAnswer || location.hash === writeHash) field.current?.focus();
  }, [isAnswer]);

  return (
    <section aria-label={isAnswer ? 'Antworten' : 'Schreiben'} className="grid gap-4 border-t border-line pt-5">
      {message.busy && (
        <p
          role="status"
          className="ml-8 border-l-[1.5px] border-line pl-4 text-muted whitespace-pre-line wrap-anywhere"
        >
          {message.text}
          <span className="block text-sm">wird gesendet …</span>
        </p>
      )}
      {isAnswer ? (
        <p className="text-sm text-muted wrap-anywhere">Antwort auf: {question.text || 'Fotos'}</p>
      ) : (
        items.length > 0 && (
          <Select
            name="rueckfrage-zu"
            label="Zu welcher Position?"
            emptyText="Zum ganzen Verkauf"
            value={about}
            options={items.map((item, index) => ({ value: item.id, label: `${index + 1}. ${item.title}` }))}
            onChange={setAbout}
          />
        )
      )}
      <Checkbox
        name="rueckfrage-antwort"
        label="Antwort erwartet"
        hint="Der Kunde ist dann am Zug und wird nach zwei Tagen einmal erinnert."
        value={asks}
        onChange={setAsks}
      />
      <SnippetMenu name={name} text={message.text} onText={message.type} />
      <MessageForm
        name={name}
        label={isAnswer ? 'Antwort an den Kunden' : 'Nachricht an den Kunden'}
        hint="Der Kunde liest sie sofort auf seiner Seite und bekommt eine E-Mail."
        sendText="Senden"
        isNext={isAnswer}
        message={message}
        fieldRef={(element) => {
          field.current = element;
        }}
        onSent={onLeave}
      >
        {isAnswer && (
          <Button data-leaves kind="quiet" onClick={onLeave}>
            Nicht antworten
          </Button>
        )}
      </MessageForm>
    </section>
  );
}
