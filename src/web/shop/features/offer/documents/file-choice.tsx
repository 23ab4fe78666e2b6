import { useState } from 'react';
import { messageOf } from '#web/lib/problem-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';

interface FileChoiceProps<Format extends string> {
  /** What the file is, 'Kaufpreisgebot'. */
  readonly name: string;
  /** What stands above the buttons. */
  readonly title: string;
  readonly formats: readonly Format[];
  /** What each kind is called, where it is none of the usual ones. */
  readonly formatNames?: Readonly<Record<Format, string>>;
  readonly addressOf: (format: Format) => string;
}

const usualNames: Readonly<Record<string, string>> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** Something to be taken along as a file of the kind that one likes. */
export function FileChoice<Format extends string>(props: FileChoiceProps<Format>) {
  const { name, title, formats, formatNames = usualNames, addressOf } = props;
  const word = formatNames === usualNames ? 'als' : 'für';
  const [making, setMaking] = useState<Format>();
  const [refusal, setRefusal] = useState<string>();

  async function save(format: Format): Promise<void> {
    setMaking(format);
    setRefusal(undefined);
    await saveFile(addressOf(format)).catch((error: unknown) => setRefusal(messageOf(error)));
    setMaking(undefined);
  }

  return (
    <div className="mt-3 print:hidden">
      <p className="text-sm">{title}</p>
      <div className="-ml-2 flex flex-wrap gap-x-2">
        {formats.map((format) => (
          <Button
            key={format}
            kind="quiet"
            className="text-sm"
            busy={making !== undefined}
            onClick={() => void save(format)}
          >
            <span className="sr-only">{name}: </span>
            {`${word === 'als' ? 'Als' : 'Für'} ${formatNames[format]}`}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {making && `${name} ${word} ${formatNames[making]} wird erstellt …`}
      </p>
      <Refusal text={refusal} />
    </div>
  );
}
