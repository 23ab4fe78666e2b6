import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from '#web/ui/fields/control-props.ts';
import { entered, stillLoading } from './search-choices.ts';
import { type CatalogueAnswer, useCatalogueSearch } from './use-catalogue-search.ts';

/** A page of the catalogue that was found or lies below one that was. */
export interface PickedEntry {
  readonly slug: string;
  readonly title: string;
  readonly note?: string;
}

interface ModelPickerProps {
  readonly label: string;
  /** What the search starts with. */
  readonly query: string;
  /** Offered instead of what the words find: the models of a series that was picked. */
  readonly within: readonly PickedEntry[] | undefined;
  readonly onType: () => void;
  readonly onPick: (page: PickedEntry) => void;
  readonly onClose: () => void;
}

/** Finds a model in the catalogue in the middle of another page: a combobox that hands over what was picked. */
export function ModelPicker({ label, query, within, onType, onPick, onClose }: ModelPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState(query);
  const [active, setActive] = useState(0);
  const words = typed.trim();
  const answer = useCatalogueSearch(words, 6);
  const found: readonly PickedEntry[] | undefined =
    within ?? (words === '' ? [] : answer?.hits?.filter(({ slug }) => slug !== ''));
  const choices = found ?? [];

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const chosen = within ? choices[active] : entered(choices, active, { words, answer });
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setActive((active + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && choices.length > 0) {
      event.preventDefault();
      if (chosen !== undefined) onPick(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  }

  return (
    <div>
      <input
        type="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: the press that opened the search asked for it
        autoFocus
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          onType();
        }}
        onKeyDown={press}
        className={controlStyle(undefined, '[&::-webkit-search-cancel-button]:hidden')}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Gefunden"
        hidden={choices.length === 0}
        className="divide-y divide-line rounded-b-sm border-[1.5px] border-t-0 border-ink bg-sheet"
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts in the box, as a combobox asks
          <div
            key={choice.slug}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onPick(choice)}
            onPointerMove={() => setActive(index)}
            className={classNames('min-h-11 cursor-pointer px-3.5 py-2', index === active && 'bg-steel')}
          >
            <span className="block font-emphasis">{choice.title}</span>
            {choice.note !== undefined && <span className="block text-sm text-muted">{choice.note}</span>}
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {words !== '' && choices.length === 0 && stateOf(answer)}
      </p>
    </div>
  );
}

function stateOf(answer: CatalogueAnswer | undefined): string {
  if (answer === undefined) return stillLoading;
  if (answer.hits === undefined) return 'Der Katalog ist gerade nicht erreichbar.';
  return 'Nichts gefunden. Versuchen Sie es mit weniger Wörtern.';
}
