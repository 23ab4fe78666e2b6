import { readColumn } from '#domain/pricing/column-entry.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A column on its way onto the sheet. */
export interface PastedColumn {
  readonly text: string;
  /** The row in whose field it was pasted, and how many there are from it on. */
  readonly title: string;
  readonly room: number;
}

interface PasteDialogProps {
  readonly pasted: PastedColumn | undefined;
  readonly onTake: (text: string) => void;
  readonly onClose: () => void;
}

const maxNamed = 8;

/** How many prices will be put where, before it happens. */
export function PasteDialog({ pasted, onTake, onClose }: PasteDialogProps) {
  const column = pasted ? readColumn(pasted.text) : [];
  const refused = column.flatMap((entry, index) => (entry.kind === 'refused' ? [{ ...entry, line: index + 1 }] : []));
  const prices = column.filter(({ kind }) => kind === 'price').length;
  const isTooLong = column.length > (pasted?.room ?? 0);
  return (
    <Dialog
      open={pasted !== undefined}
      onClose={onClose}
      title={`${counted(column.length, 'Zeile', 'Zeilen')} einfügen`}
    >
      {isTooLong ? (
        <p role="alert">
          Ab „{pasted?.title}“ {pasted?.room === 1 ? 'ist' : 'sind'} nur {counted(pasted?.room ?? 0, 'Zeile', 'Zeilen')}{' '}
          da. Es wird nichts eingefügt.
        </p>
      ) : (
        <p>
          {counted(prices, 'Preis', 'Preise')}, ab „{pasted?.title}“ nach unten.
          {column.length > prices && ` ${counted(column.length - prices, 'Zeile ändert', 'Zeilen ändern')} nichts.`}
        </p>
      )}
      {refused.length > 0 && (
        <ul className="mt-3 text-warn">
          {refused.slice(0, maxNamed).map(({ line, why }) => (
            <li key={line}>
              Zeile {numberText(line)}: {why}
            </li>
          ))}
          {refused.length > maxNamed && <li>und {numberText(refused.length - maxNamed)} weitere</li>}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isTooLong && refused.length === 0 && prices > 0 && (
          <Button kind="primary" autoFocus onClick={() => pasted && onTake(pasted.text)}>
            {counted(prices, 'Preis', 'Preise')} einfügen
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          Zurück
        </Button>
      </div>
    </Dialog>
  );
}
