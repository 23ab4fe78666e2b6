import { useRef, useState } from 'react';
import { FileRow } from './file-row.tsx';
import type { PickedFile } from './picked-file.ts';

interface FileListProps {
  readonly files: readonly PickedFile[];
  readonly onRemove: (key: string) => void;
  readonly onCancel?: ((key: string) => void) | undefined;
  readonly onRetry?: ((key: string) => void) | undefined;
  /** Moves an arrived file to the place of the one before or behind it. */
  readonly onMove?: ((key: string, by: -1 | 1) => void) | undefined;
}

const hasArrived = ({ state }: PickedFile) => state === 'complete' || state === 'justComplete';

/** The files of a field. What happens to them is said in one sentence, not row by row. */
export function FileList({ files, onRemove, onCancel, onRetry, onMove }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const arrived = files.filter(hasArrived);

  function move(file: PickedFile, by: -1 | 1) {
    const pressed = document.activeElement;
    const place = arrived.indexOf(file) + by;
    onMove?.(file.key, by);
    setMoved(`${file.name} steht jetzt an ${place + 1}. Stelle von ${arrived.length}.`);
    // The row is put elsewhere, which takes the focus away; at the end its other button is left.
    setTimeout(() => {
      const row = list.current?.children[place];
      const still = pressed instanceof HTMLElement && pressed.isConnected ? pressed : row?.querySelector('button');
      still?.focus();
    });
  }

  return (
    <>
      {files.length > 0 && (
        <ul ref={list} className="mt-3 border-t border-line">
          {files.map((file) => {
            const place = hasArrived(file) && onMove !== undefined ? arrived.indexOf(file) : -1;
            return (
              <FileRow
                key={file.key}
                file={file}
                onRemove={() => onRemove(file.key)}
                onCancel={onCancel && (() => onCancel(file.key))}
                onRetry={onRetry && (() => onRetry(file.key))}
                onEarlier={place > 0 ? () => move(file, -1) : undefined}
                onLater={place >= 0 && place < arrived.length - 1 ? () => move(file, 1) : undefined}
              />
            );
          })}
        </ul>
      )}
      <p role="status" className={files.length === arrived.length ? 'sr-only' : 'mt-2 text-sm text-muted'}>
        {progressText(files, arrived.length)}
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  );
}

function progressText(files: readonly PickedFile[], arrived: number): string {
  if (files.length === 0) return '';
  const failed = files.filter(({ state }) => state === 'failed').length;
  const text =
    files.length === 1 ? `${arrived} von 1 Datei hochgeladen` : `${arrived} von ${files.length} Dateien hochgeladen`;
  return failed === 0 ? `${text}.` : `${text}, ${failed} nicht.`;
}
