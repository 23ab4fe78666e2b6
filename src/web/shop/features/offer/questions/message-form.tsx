import { type ReactNode, useState } from 'react';
import { messageLimits } from '#domain/offer/offer-message.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { useMessage } from '#web/ui/form/use-message.ts';
import { Refusal } from '#web/ui/refusal.tsx';

interface MessageFormProps {
  /** What was typed is kept under it until it has arrived. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly sendText: string;
  readonly message: ReturnType<typeof useMessage>;
  /** What can be done in place of sending. */
  readonly children?: ReactNode;
  readonly onSent?: () => void;
}

/** A message with photos and files; they are asked for on a press, so that the form stays small. */
export function MessageForm({ name, label, hint, sendText, message, children, onSent }: MessageFormProps) {
  const [wantsFiles, setWantsFiles] = useState(false);
  const { text, error, busy, refusal, picked, endings } = message;
  const showsFiles = wantsFiles || picked.files.length > 0;
  async function send() {
    if (!(await message.submit())) return;
    setWantsFiles(false);
    onSent?.();
  }
  return (
    <div className="grid gap-4">
      <TextArea
        name={name}
        label={label}
        required
        rows={3}
        maxLength={messageLimits.text}
        value={text}
        onChange={message.type}
        error={error}
        {...(hint !== undefined && { hint })}
      />
      {showsFiles ? (
        <FileField
          name={`${name}-dateien`}
          label="Fotos und Dateien"
          hint={`Höchstens ${messageLimits.files}, je Foto bis 15 MB`}
          endings={endings}
          multiple
          camera
          value={picked.files}
          onPick={picked.pick}
          onRemove={picked.remove}
        />
      ) : (
        <div>
          <button type="button" className="text-link min-h-11 py-2.5" onClick={() => setWantsFiles(true)}>
            Foto oder Datei beilegen
          </button>
        </div>
      )}
      <div>
        <Refusal text={refusal} />
        <div className="flex flex-wrap gap-3">
          <Button
            busy={busy || picked.isSending}
            busyText={busy ? 'Wird gesendet …' : 'Wird hochgeladen …'}
            className="max-sm:w-full"
            onClick={() => void send()}
          >
            {sendText}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
