import { type ComponentProps, useState } from 'react';
import { messageOf } from '#web/lib/problem-error.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';

/** What became of a file. */
interface HandedInFile {
  readonly name: string;
  readonly text: string;
  readonly isRefused: boolean;
}

interface HandInFilesProps<Told extends HandedInFile>
  extends Pick<ComponentProps<typeof FileField>, 'name' | 'label' | 'hint' | 'endings'> {
  /** Of one file: a larger one is not sent, and holds up no other. */
  readonly bytes: number;
  /** Sends a form with some of the files, and answers what became of each. */
  readonly send: (form: FormData) => Promise<readonly Told[]>;
  /** What became of several files together. */
  readonly sumUp?: (files: readonly Told[]) => string;
}

/** So many files go in one call: what was read of the first ones stands there while the others are on their way. */
const batchSize = 5;

/** Files are dropped, many at once, and each says what became of it. */
export function HandInFiles<Told extends HandedInFile>({ send, bytes, sumUp, ...field }: HandInFilesProps<Told>) {
  const { queries } = useDesk();
  const [tooLarge, setTooLarge] = useState<readonly HandedInFile[]>([]);
  const [answered, setAnswered] = useState<readonly Told[]>([]);
  const taken = [...tooLarge, ...answered];
  const [left, setLeft] = useState(0);
  const [refusal, setRefusal] = useState<string>();

  async function sendAll(chosen: readonly File[]) {
    const files = chosen.filter(({ size }) => size <= bytes);
    setRefusal(undefined);
    setAnswered([]);
    setTooLarge(
      chosen
        .filter((file) => !files.includes(file))
        .map(({ name }) => ({
          name,
          text: `Zu groß: Eine Datei darf ${bytes / 1024 / 1024} MB haben.`,
          isRefused: true,
        })),
    );
    try {
      for (let at = 0; at < files.length; at += batchSize) {
        setLeft(files.length - at);
        const form = new FormData();
        for (const file of files.slice(at, at + batchSize)) form.append('file', file);
        const next = await send(form);
        setAnswered((before) => [...before, ...next]);
      }
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setLeft(0);
      await queries.invalidateQueries();
    }
  }

  return (
    <div className="grid gap-4">
      <FileField
        {...field}
        multiple
        disabled={left > 0}
        dropText="Loslassen zum Einlesen"
        value={[]}
        onPick={(files) => void sendAll(files)}
        onRemove={() => {}}
      />
      <Refusal text={refusal} />
      <div role="status">
        {left > 0 && <p>{left === 1 ? 'Noch 1 Datei wird gelesen …' : `Noch ${left} Dateien werden gelesen …`}</p>}
        {sumUp && answered.length > 1 && <p className="pb-2 font-emphasis">{sumUp(answered)}</p>}
        {taken.length > 0 && (
          <ul className="border-t border-line" aria-label="Eingelesen">
            {taken.map(({ name, text, isRefused }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be handed in twice at once
              <li key={index} className="grid gap-1 border-b border-line py-2">
                <span className="font-emphasis wrap-anywhere">{name}</span>
                <span className={isRefused ? 'text-warn' : 'text-muted'}>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
