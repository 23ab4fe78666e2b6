import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** A file that was chosen, and how far it is on its way. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'justComplete' | 'complete' | 'failed';
  /** Share that has left, from 0 to 1, while it is sending. */
  readonly progress?: number;
  /** Why it failed. */
  readonly message?: string;
}

const words = { sending: 'wird hochgeladen …', justComplete: 'hochgeladen', complete: '', failed: '' };

interface FileRowProps {
  readonly file: PickedFile;
  readonly onRemove: () => void;
}

export function FileRow({ file, onRemove }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Icon name={file.state === 'justComplete' ? 'check' : 'file'} size={20} />
      <span className="min-w-0 grow">
        <span className="block truncate">{file.name}</span>
        <span
          className={classNames('block text-sm', file.state === 'failed' ? 'font-emphasis text-warn' : 'text-muted')}
        >
          {file.message ?? words[file.state]}
        </span>
        {file.state === 'sending' && file.progress !== undefined && (
          <progress
            aria-label={`${file.name}: Fortschritt`}
            value={file.progress}
            max={1}
            className="progress mt-1.5 mb-1"
          />
        )}
      </span>
      <button
        type="button"
        aria-label={`${file.name} entfernen`}
        onClick={onRemove}
        className="flex min-h-11 items-center gap-2 rounded-sm px-2 hover:bg-steel"
      >
        <Icon name="trash" size={20} />
        <span className="max-sm:sr-only">Entfernen</span>
      </button>
    </li>
  );
}
