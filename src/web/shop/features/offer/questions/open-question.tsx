import { messageFiles } from '#contract/sale/offer-messages.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { MessageForm } from '#web/ui/form/message-form.tsx';
import { useMessage } from '#web/ui/form/use-message.ts';
import type { PanelProps } from '../panel-props.ts';
import { MessageFiles } from './message-files.tsx';

interface OpenQuestionProps extends PanelProps {
  readonly question: OfferView['messages'][number];
}

/** What the provider wants to know, with its line and the room for the answer. */
export function OpenQuestion({ view, actions, question }: OpenQuestionProps) {
  const { id, itemId, text, files, at } = question;
  const name = `antwort-${id}`;
  const message = useMessage({
    name,
    accepted: messageFiles,
    upload: actions.upload,
    send: (written) => actions.sendMessage({ ...written, answers: id }),
  });
  const line = view.items.find((item) => item.id === itemId)?.title;
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm text-muted">
          {line === undefined ? 'Zum ganzen Verkauf' : `Zu: ${line}`}, <time dateTime={at}>{formatInstant(at)}</time>
        </p>
        <p className="mt-1 font-emphasis wrap-anywhere whitespace-pre-line">{text}</p>
        <MessageFiles files={files} />
      </div>
      <MessageForm name={name} label="Ihre Antwort" sendText="Antwort senden" isNext message={message} />
    </div>
  );
}
