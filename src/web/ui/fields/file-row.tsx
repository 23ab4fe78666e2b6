import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { LaterIcon } from '../later-icon.tsx';
import type { PickedFile } from './picked-file.ts';

interface FileRowProps {
  readonly file: PickedFile;
  readonly onRemove: () => void;
  /** Gives up what is on its way; without it, it can only be removed. */
  readonly onCancel: (() => void) | undefined;
  readonly onRetry: (() => void) | undefined;
  /** Moves the file by so many places; undefined at the end of the row, and where the order says nothing. */
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ file, onRemove, onCancel, onRetry, onEarlier, onLater }: FileRowProps) {
  const { name, state, progress } = file;
  const isUnderWay = state === 'waiting' || state === 'sending' || state === 'paused';
  return (
    <li
      className={classNames(
        'grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-2',
        // Why it failed takes the room that the buttons have otherwise.
        state !== 'failed' && 'sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <SmallPicture key={file.picture} file={file} />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className={classNames('block text-sm', state === 'failed' ? 'font-emphasis text-warn' : 'text-muted')}>
          {stateText(file)}
        </span>
        {state === 'sending' && progress !== undefined && (
          <progress aria-label={`${name}: Fortschritt`} value={progress} max={1} className="progress mt-1.5 mb-1" />
        )}
      </span>
      <span
        className={classNames(
          'flex flex-wrap',
          state === 'failed' ? 'col-start-2 -ml-2' : 'max-sm:col-start-2 max-sm:-ml-2 sm:justify-end',
        )}
      >
        {state === 'failed' && onRetry && file.again !== undefined && (
          <RowButton name={`${name}: ${file.again}`} word={file.again} onClick={onRetry} />
        )}
        {onEarlier && <RowButton name={`${name} nach vorn`} word="Nach vorn" onClick={onEarlier} />}
        {onLater && <RowButton name={`${name} nach hinten`} word="Nach hinten" onClick={onLater} />}
        {isUnderWay && onCancel ? (
          <RowButton name={`${name} abbrechen`} word="Abbrechen" onClick={onCancel} />
        ) : (
          <RowButton name={`${name} entfernen`} word="Entfernen" onClick={onRemove} />
        )}
      </span>
    </li>
  );
}

function stateText({ state, progress = 0, message }: PickedFile): string {
  switch (state) {
    case 'waiting':
      return 'wartet';
    case 'sending':
      return progress < 1 ? `wird hochgeladen … ${Math.floor(progress * 100)} %` : 'wird geprüft …';
    case 'paused':
      return 'Die Verbindung ist unterbrochen. Es geht von selbst weiter.';
    case 'justComplete':
      return 'hochgeladen';
    case 'complete':
      return '';
    case 'failed':
      return message ?? '';
  }
}

/** The picture itself where the browser can show it, else the icon of a file. */
function SmallPicture({ file: { picture, state } }: { readonly file: PickedFile }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="flex size-14 shrink-0 items-center justify-center bg-steel">
      {picture === undefined || isBroken ? (
        <LaterIcon name={state === 'justComplete' ? 'check' : 'file'} size={20} />
      ) : (
        <img
          src={picture}
          alt=""
          width={56}
          height={56}
          decoding="async"
          onError={() => setBroken(true)}
          className={classNames(
            'size-14 object-cover',
            state !== 'complete' && state !== 'justComplete' && 'opacity-60',
          )}
        />
      )}
    </span>
  );
}

interface RowButtonProps {
  /** Says which file as well: a row of equal words helps nobody who hears them. */
  readonly name: string;
  readonly word: string;
  readonly onClick: () => void;
}

function RowButton({ name, word, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="flex min-h-11 items-center rounded-sm px-2 text-sm underline underline-offset-4 decoration-1 hover:bg-steel"
    >
      {word}
    </button>
  );
}
