import { useState } from 'react';
import {
  type AssetList,
  type ColumnChoice,
  type ColumnMeaning,
  columnMeanings,
} from '#domain/asset-list/asset-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { meaningWords } from './list-words.ts';

interface ColumnDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly list: AssetList;
  readonly columns: readonly ColumnChoice[];
  /** The list is a file that is kept, without its personal columns. */
  readonly stored: boolean;
  /** Reads again with the customer's word on columns. */
  readonly onRead: (columns: readonly ColumnChoice[]) => void;
}

const options = columnMeanings.map((value) => ({ value, label: meaningWords[value] }));

/** What each column of each sheet holds; a wrong guess is put right here. */
export function ColumnDialog({ open, onClose, ...form }: ColumnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Spalten zuordnen">
      <ColumnForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ColumnForm({ list, columns, stored, onRead, onClose }: Omit<ColumnDialogProps, 'open'>) {
  const [said, setSaid] = useState(columns);
  const sheets = list.sheets.flatMap((sheet, index) => (sheet.columns.length === 0 ? [] : [{ ...sheet, index }]));

  function say(sheet: number, column: number, meaning: ColumnMeaning) {
    const others = said.filter((other) => other.sheet !== sheet || other.column !== column);
    setSaid([...others, { sheet, column, meaning }]);
  }

  return (
    <div className="grid gap-6">
      <p className="text-muted">
        Geben Sie an, was in jeder Spalte steht. Die Liste wird damit neu gelesen; was Sie an Zeilen geändert haben,
        bleibt.
      </p>
      {stored && list.personalColumns.length > 0 && (
        <p className="text-sm text-muted">
          Personenbezogene Spalten haben wir in der hochgeladenen Datei geleert. Steht in einer davon nichts
          Persönliches, geben Sie ihr in Ihrer Datei einen anderen Namen und laden Sie die Liste noch einmal hoch.
        </p>
      )}
      {sheets.map((sheet, position) => (
        <SheetColumns
          key={sheet.index}
          {...sheet}
          alone={sheets.length === 1}
          first={position === 0}
          said={said}
          stored={stored}
          onSay={(column, meaning) => say(sheet.index, column, meaning)}
        />
      ))}
      <div className="sticky -bottom-7 -mx-7 -mb-7 flex flex-wrap gap-3 border-t border-line bg-sheet px-7 py-4">
        <Button
          kind="primary"
          className="max-sm:w-full"
          onClick={() => {
            onClose();
            if (said !== columns) onRead(said);
          }}
        >
          Liste neu lesen
        </Button>
        <Button kind="quiet" onClick={onClose} className="max-sm:w-full">
          Abbrechen
        </Button>
      </div>
    </div>
  );
}

interface SheetColumnsProps {
  readonly name: string;
  readonly index: number;
  readonly columns: AssetList['sheets'][number]['columns'];
  /** The only sheet needs no name. */
  readonly alone: boolean;
  readonly first: boolean;
  readonly said: readonly ColumnChoice[];
  readonly stored: boolean;
  readonly onSay: (column: number, meaning: ColumnMeaning) => void;
}

/** Columns of a sheet; those of further sheets are drawn when they are opened. */
function SheetColumns({ name, index, columns, alone, first, said, stored, onSay }: SheetColumnsProps) {
  const [shown, setShown] = useState(first);
  const fields = columns.map(({ column, header, meaning, samples = [] }) => {
    const chosen = said.find((one) => one.sheet === index && one.column === column);
    return (
      <Select
        key={column}
        name={`column.${index}.${column}`}
        label={header === '' ? `Spalte ${column + 1}` : header}
        hint={hintOf(samples, stored && meaning === 'personal', stored && chosen?.meaning === 'personal')}
        value={chosen?.meaning ?? meaning}
        options={options}
        onChange={(value) => {
          if (value !== undefined && value !== '') onSay(column, value);
        }}
      />
    );
  });
  if (alone) return <div className="grid gap-5">{fields}</div>;
  return (
    <details open={first} onToggle={(event) => setShown(event.currentTarget.open)} className="border-t border-line">
      <summary className="min-h-11 py-2.5 font-emphasis">{`Blatt „${name}“`}</summary>
      {shown && <div className="grid gap-5 pt-2 pb-4">{fields}</div>}
    </details>
  );
}

/** What stands in a column, or that nothing stands there any more. */
function hintOf(samples: readonly string[], isEmptied: boolean, willBeEmptied: boolean): string | undefined {
  if (isEmptied) return 'in der hochgeladenen Datei geleert';
  if (willBeEmptied) return 'wird auch in der hochgeladenen Datei geleert';
  return samples.length === 0 ? undefined : `zum Beispiel ${samples.join(' · ')}`;
}
