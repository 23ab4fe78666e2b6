import { controlStyle } from '#web/ui/fields/control-props.ts';
import { Icon } from '#web/ui/icon.tsx';

interface RowSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Shows only the rows that hold every typed word. */
export function RowSearch({ typed, onType }: RowSearchProps) {
  return (
    <div className="relative w-full sm:w-80">
      <Icon name="search" size={20} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      <input
        type="text"
        aria-label="Zeilen suchen"
        placeholder="Zeilen suchen"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className={controlStyle(undefined, 'pl-11')}
      />
    </div>
  );
}
