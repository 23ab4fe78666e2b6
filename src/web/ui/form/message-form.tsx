import { type ReactNode, type RefCallback, useState } from 'react';
import { Button } from '../button.tsx';
import { FileField } from '../fields/file-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { Refusal } from '../refusal.tsx';
import type { useMessage } from './use-message.ts';

interface MessageFormProps {
  /** What was typed is kept under it until it has arrived. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly sendText: string;
  /** Whether it is what comes next on the screen. */
  readonly isNext?: boolean;
  readonly message: ReturnType<typeof useMessage>;
  readonly fieldRef?: RefCallback<HTMLElement>;
  /** What can be done in place of sending. */
  readonly children?: ReactNode;
  readonly onSent?: () => void;
}

/** A message with photos and files; they are asked for on a press, so that the form stays small. */
export function MessageForm({
  name,
  label,
  hint,
  sendText,
  isNext = false,
  message,
  fieldRef,
  children,
  onSent,
}: MessageFormProps) {
  const [wantsFiles, setWantsFiles] = useState(false);
  const { text, error, busy, refusal, picked, accepted } = message;
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
        maxLength={accepted.characters}
        {...(fieldRef !== undefined && { ref: fieldRef })}
        value={text}
        onChange={message.type}
        error={error}
        {...(hint !== undefined && { hint })}
      />
      {showsFiles ? (
        <FileField
          name={`${name}-dateien`}
          label="Fotos und Dateien"
          hint={`Höchstens ${accepted.most}, je Foto bis ${accepted.largest / 1024 / 1024} MB`}
          endings={accepted.endings}
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
            kind={isNext ? 'primary' : 'secondary'}
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
