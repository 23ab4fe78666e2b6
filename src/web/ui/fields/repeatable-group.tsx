import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { LaterIcon } from '../later-icon.tsx';

interface RepeatableGroupProps {
  readonly legend: string;
  /** What one entry is called, 'Laufwerk': its number follows. */
  readonly entryName: string;
  readonly addText: string;
  /** Stable key of each entry, in order. */
  readonly keys: readonly string[];
  readonly minimum: number;
  readonly limit: number;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** The same fields several times; entries can be added up to the limit and removed down to the minimum. */
export function RepeatableGroup(props: RepeatableGroupProps) {
  const { legend, entryName, addText, keys, minimum, limit, onAdd, onRemove, children } = props;
  return (
    <fieldset>
      <legend className="font-emphasis">{legend}</legend>
      {keys.map((key, index) => (
        <fieldset key={key} className="mt-4 border-t border-line pt-4">
          <legend className="sr-only">{`${entryName} ${index + 1}`}</legend>
          <div className="flex items-center justify-between gap-4">
            <span aria-hidden="true" className="text-muted">
              {`${entryName} ${index + 1}`}
            </span>
            <button
              type="button"
              disabled={keys.length <= minimum}
              aria-label={`${entryName} ${index + 1} entfernen`}
              onClick={() => onRemove(index)}
              className="flex min-h-11 items-center gap-2 rounded-sm px-2 hover:bg-steel disabled:text-muted disabled:opacity-60"
            >
              <LaterIcon name="trash" size={20} />
              Entfernen
            </button>
          </div>
          <div className="mt-2">{children(index)}</div>
        </fieldset>
      ))}
      <Button className="mt-4" disabled={keys.length >= limit} onClick={onAdd}>
        <LaterIcon name="plus" size={20} />
        {addText}
      </Button>
      {keys.length >= limit && <p className="mt-2 text-sm text-muted">{`Höchstens ${limit}.`}</p>}
    </fieldset>
  );
}
