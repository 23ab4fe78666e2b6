import { type FormEvent, type RefObject, useState } from 'react';
import { parseNumber } from '#domain/values/amount-entry.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { controlStyle } from '#web/ui/fields/control-props.ts';
import { KeyHint } from '../../actions/key-hint.tsx';

interface SelectionMenuProps {
  readonly place: RefObject<HTMLDetailsElement | null>;
  /** Rows that are selected. */
  readonly count: number;
  readonly onPercent: (percent: number) => void;
  readonly onProposals: () => void;
  readonly onFillDown: () => void;
}

const act = '-mx-2 justify-start py-0 text-left';

/** What can be done to several rows at once. */
export function SelectionMenu({ place, count, onPercent, onProposals, onFillDown }: SelectionMenuProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();

  function move(event: FormEvent) {
    event.preventDefault();
    const percent = parseNumber(text);
    if (percent === undefined || percent < -100 || percent > 1_000)
      return setRefused('Bitte Prozent zwischen −100 und 1000 angeben, etwa −5.');
    setRefused(undefined);
    setText('');
    onPercent(percent);
  }

  return (
    <details ref={place} className="relative">
      <summary
        data-leaves
        className="flex h-full min-h-(--control) items-center rounded-sm border border-ink bg-sheet px-3 font-emphasis"
      >
        Auswahl: {count === 1 ? '1 Zeile' : `${numberText(count)} Zeilen`}
      </summary>
      <div className="absolute right-0 z-20 mt-1 grid w-88 gap-2 border border-ink bg-sheet p-4">
        <form onSubmit={move} noValidate className="flex items-end gap-2">
          <label className="grid flex-1 gap-1 text-sm">
            Preise um Prozent ändern
            <input
              id="auswahl-prozent"
              value={text}
              placeholder="−5"
              onChange={(event) => setText(event.target.value)}
              className={controlStyle(refused, 'px-2 py-1 text-right')}
            />
          </label>
          <Button type="submit" className="px-3 py-2">
            Ändern
          </Button>
        </form>
        {refused !== undefined && (
          <p role="alert" className="text-sm text-warn">
            {refused}
          </p>
        )}
        <Button kind="quiet" className={act} onClick={onProposals}>
          Vorschläge übernehmen <KeyHint of="=" />
        </Button>
        <Button kind="quiet" className={act} onClick={onFillDown}>
          Obersten Preis nach unten füllen <KeyHint of="$mod+d" />
        </Button>
      </div>
    </details>
  );
}
