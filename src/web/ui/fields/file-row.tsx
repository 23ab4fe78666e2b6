import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** A file that was chosen, and how far it is on its way. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  readonly state: 'sending' | 'justComplete' | 'complete' | 'failed';
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
