import type { BidGroup } from '#contract/sale/bid-sheet.ts';
import { counted, numberText } from '#domain/values/number-text.ts';

interface OriginalRowsProps {
  readonly group: BidGroup;
  readonly apart: readonly string[];
  readonly onApart: (apart: readonly string[]) => void;
  readonly disabled: boolean;
}

/** So many are shown at once; whoever wants the others unfolds them. */
const shown = 6;

/** What the customer wrote, line by line; a line that is no equal of the others is taken out and gets a price of its own. */
export function OriginalRows({ group, apart, onApart, disabled }: OriginalRowsProps) {
  const { lines } = group;
  const row = (line: BidGroup['lines'][number]) => {
    const { itemId, position, quantity, description, remarks, site } = line;
    const isApart = apart.includes(itemId);
    return (
      <li key={itemId} className="border-t border-line py-2 text-sm">
        <p>
          <span className="text-muted">Zeile {numberText(position)}:</span> {numberText(quantity)} × {line.title}
          {description !== '' && <span className="text-muted">, {description}</span>}
        </p>
        {remarks !== undefined && <p className="mt-0.5 wrap-anywhere">„{remarks}“</p>}
        {site !== undefined && <p className="text-muted">Standort {site}</p>}
        {!disabled && (lines.length > 1 || isApart) && (
          <button
            type="button"
            className="text-link min-h-8"
            onClick={() => onApart(isApart ? apart.filter((one) => one !== itemId) : [...apart, itemId])}
          >
            {isApart ? 'zurück in die Gruppe' : 'aus der Gruppe nehmen'}
          </button>
        )}
      </li>
    );
  };
  return (
    <div>
      <ul>{lines.slice(0, shown).map(row)}</ul>
      {lines.length > shown && (
        <details>
          <summary className="text-link min-h-8 text-sm">
            {counted(lines.length - shown, 'weitere Zeile', 'weitere Zeilen')}
          </summary>
          <ul>{lines.slice(shown).map(row)}</ul>
        </details>
      )}
    </div>
  );
}
