import type { BidGroup } from '#contract/sale/bid-sheet.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { SheetTerms } from './sheet-state.ts';
import { SidePart } from './side-part.tsx';

interface ChoicePartProps extends Pick<SheetTerms, 'linesOptional' | 'fixedItemIds'> {
  /** How many there are on the sheet. */
  readonly lines: number;
  /** The group one is in. */
  readonly chosen: BidGroup | undefined;
  readonly onChange: (terms: Partial<SheetTerms>) => void;
  readonly disabled: boolean;
}

/** Whether the customer may sell some of the lines alone, and which are sold in any case. */
export function ChoicePart({ lines, chosen, linesOptional, fixedItemIds, onChange, disabled }: ChoicePartProps) {
  if (lines < 2) return null;
  const own = chosen?.lines.map(({ itemId }) => itemId) ?? [];
  const isFixed = own.length > 0 && own.every((itemId) => fixedItemIds.includes(itemId));
  const others = fixedItemIds.filter((itemId) => !own.includes(itemId));
  return (
    <SidePart title="Auswahl des Kunden" note={fixedText(linesOptional ? fixedItemIds.length : 0)}>
      <Checkbox
        name="einzeln-waehlbar"
        label="Positionen einzeln wählbar"
        hint="Der Kunde darf Positionen weglassen. Zur Summe der übrigen stimmen wir damit schon zu."
        asSwitch
        value={linesOptional}
        onChange={(isOptional) => onChange({ linesOptional: isOptional, ...(!isOptional && { fixedItemIds: [] }) })}
        disabled={disabled}
      />
      {linesOptional && chosen && (
        <Checkbox
          name="nicht-abwaehlbar"
          label={`Nicht abwählbar: ${chosen.title}`}
          value={isFixed}
          onChange={(fixes) => onChange({ fixedItemIds: fixes ? [...others, ...own] : others })}
          disabled={disabled}
        />
      )}
    </SidePart>
  );
}

function fixedText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 Position nicht abwählbar' : `${count} Positionen nicht abwählbar`;
}
