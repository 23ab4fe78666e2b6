import { useRef } from 'react';
import { controlStyle } from '#web/ui/fields/control-props.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFindKey } from '#web/ui/use-find-key.ts';

interface RowSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Strg+F leads here. */
  readonly instead: boolean;
}

/** Shows only the rows that hold every typed word. */
export function RowSearch({ typed, onType, instead }: RowSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field, instead);
  return (
    <div className="relative w-full sm:w-80">
      <Icon name="search" size={20} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      <input
        ref={field}
        type="text"
        aria-keyshortcuts={instead ? 'Control+F' : undefined}
        aria-label="Zeilen suchen"
        placeholder="Zeilen suchen"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('');
        }}
        className={controlStyle(undefined, 'pl-11')}
      />
    </div>
  );
}
