import { useState } from 'react';
import { type ReadDeviceLines, readDeviceLines } from '#domain/device-line/read-device-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { noLines } from './fault-words.ts';
import { textOfFiles } from './text-of-files.ts';

interface DeviceIntakeProps {
  /** Hears what was read, at least one line. */
  readonly onRead: (read: ReadDeviceLines) => void;
  readonly disabled: boolean;
}

const endings = ['txt'];
const none: readonly never[] = [];

/** Takes what the helper script has written: lines that are pasted, or its files, as many as there are. */
export function DeviceIntake({ onRead, disabled }: DeviceIntakeProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [fileError, setFileError] = useState<string>();

  function hand(read: ReadDeviceLines, say: (error: string) => void) {
    setError(undefined);
    setFileError(undefined);
    if (read.devices.length + read.faults.length === 0) say(noLines);
    else onRead(read);
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid gap-4 [&_textarea]:max-h-80 [&_textarea]:wrap-anywhere">
        <TextArea
          name="deviceLines"
          label="Zeile aus dem Skript"
          hint="Eine oder mehrere untereinander, auch aus einer E-Mail."
          value={text}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
          error={error}
          disabled={disabled}
          rows={4}
        />
        <div>
          <Button
            disabled={disabled}
            onClick={() =>
              text.trim() === ''
                ? setError('Bitte fügen Sie zuerst die Zeile aus dem Skript ein.')
                : hand(readDeviceLines(text), setError)
            }
            className="max-sm:w-full"
          >
            Zeile lesen
          </Button>
        </div>
      </div>
      <FileField
        name="deviceFiles"
        label="Oder Dateien des Skripts"
        hint="Alle auf einmal: Aus mehreren wird eine Liste."
        value={none}
        endings={endings}
        multiple
        error={fileError}
        disabled={disabled}
        onPick={(files) =>
          void textOfFiles(files)
            .then(readDeviceLines)
            .then((read) => hand(read, setFileError))
        }
        onRemove={() => {}}
      />
    </div>
  );
}
