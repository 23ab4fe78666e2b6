import { useState } from 'react';
import { textOfFile } from '#web/lib/text-of-file.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { TestingAtDesk } from './use-testing.ts';

interface AuditInputProps {
  readonly testing: TestingAtDesk;
  /** The device that is meant; without it each file says so by its serial number. */
  readonly plate?: string;
}

/** Files of lshw, inxi, GLPI or a Mac: read here, compared by the server. */
export function AuditInput({ testing, plate }: AuditInputProps) {
  const [said, setSaid] = useState('');

  async function read(files: readonly File[]) {
    setSaid('');
    let count = 0;
    for (const file of files) count += (await testing.audit(await textOfFile(file), plate)).length;
    setSaid(count === 1 ? '1 Gerät ausgelesen.' : `${count} von ${files.length} Dateien eingelesen.`);
  }

  return (
    <div>
      <FileField
        name="hardware"
        label="Ausgelesene Hardware"
        hint="Bericht von lshw, inxi, GLPI oder einem Mac als JSON, von lshw und FusionInventory auch als XML."
        value={[]}
        endings={['json', 'xml', 'txt', 'csv', 'nfo', 'log']}
        multiple={plate === undefined}
        dropText="Loslassen zum Einlesen"
        onPick={(files) => void read(files)}
        onRemove={() => {}}
      />
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
