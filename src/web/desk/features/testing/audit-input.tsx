import { useState } from 'react';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { Testing } from './use-testing.ts';

interface AuditInputProps {
  readonly testing: Testing;
  /** The device that is meant; without it each file says so by its serial number. */
  readonly plate?: string;
}

/** Files of lshw, inxi or GLPI: read here, compared by the server. */
export function AuditInput({ testing, plate }: AuditInputProps) {
  const [said, setSaid] = useState('');

  async function read(files: readonly File[]) {
    setSaid('');
    let count = 0;
    for (const file of files) count += (await testing.audit(await file.text(), plate)).length;
    setSaid(count === 1 ? '1 Gerät ausgelesen.' : `${count} von ${files.length} Dateien eingelesen.`);
  }

  return (
    <div>
      <FileField
        name="hardware"
        label="Ausgelesene Hardware"
        hint="Bericht von lshw, inxi oder GLPI als JSON."
        value={[]}
        endings={['json']}
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
