import type { RefObject } from 'react';
import type { SheetSums } from '#domain/pricing/bid-sheet.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import type { Keeping } from './use-kept-entries.ts';

interface SheetHeadProps {
  readonly sums: SheetSums;
  readonly groups: number;
  readonly keeping: Keeping;
  /** What the last change of several rows has done. */
  readonly change: string | undefined;
  readonly disabled: boolean;
  readonly isOpenOnly: boolean;
  readonly onToggleOpen: () => void;
  readonly menu: RefObject<HTMLDetailsElement | null>;
  readonly selected: number;
  readonly onPercent: (percent: number) => void;
  readonly onProposals: () => void;
  readonly onFillDown: () => void;
}

const hints = [
  ['ArrowUp', 'hinauf'],
  ['Enter', 'nächste'],
  ['=', 'Vorschlag übernehmen'],
  ['g', 'alle gleichen'],
  ['a', 'Abzüge'],
  ['%', 'Prozent'],
  ['$mod+z', 'zurück'],
] as const;

const keepingWords: Record<Keeping, string> = {
  kept: '',
  pending: 'Wird gemerkt …',
  failed: 'Nicht gespeichert: Die Verbindung fehlt. Beim nächsten Eintrag wird es wieder versucht.',
};

/** How much of the sheet is still to be done, and what can be done to many rows at once. */
export function SheetHead(props: SheetHeadProps) {
  const { sums, groups, keeping, change, disabled, isOpenOnly, onToggleOpen, selected, menu } = props;
  const { openLines, bookLines, units } = sums;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {openLines > 0 && (
          <span className="rounded-sm bg-accent px-2 py-0.5 font-emphasis text-on-accent">
            {openLines === 1 ? '1 Zeile offen' : `${numberText(openLines)} Zeilen offen`}
          </span>
        )}
        {bookLines > 0 && (
          <span className="rounded-sm bg-steel px-2 py-0.5 font-emphasis">
            {numberText(bookLines)} aus dem Preisbuch
          </span>
        )}
        <span className="text-muted">
          {units === 1 ? '1 Gerät' : `${numberText(units)} Geräte`} in{' '}
          {groups === 1 ? '1 Gruppe' : `${numberText(groups)} Gruppen`}
        </span>
        <span role="status" className="text-sm text-muted">
          {keepingWords[keeping]}
        </span>
        <span className="ml-auto flex gap-2">
          <Button
            aria-pressed={isOpenOnly}
            onClick={onToggleOpen}
            className={isOpenOnly ? 'bg-steel px-3 py-2' : 'px-3 py-2'}
          >
            nur offene <KeyHint of="o" />
          </Button>
          {!disabled && <SelectionMenu place={menu} count={selected} {...props} />}
        </span>
      </div>
      <p role="status" className="mb-2 font-emphasis empty:hidden">
        {change !== undefined && (
          <>
            {change} · <KeyHint of="$mod+z" /> nimmt es zurück
          </>
        )}
      </p>
      {!disabled && (
        <p className="mb-2 text-sm text-muted max-xl:hidden">
          {hints.map(([key, word], index) => (
            <span key={key} className="whitespace-nowrap">
              {index > 0 && ' · '}
              <KeyHint of={key} /> {word}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
