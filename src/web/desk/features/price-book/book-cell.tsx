import type { KeyboardEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { columnChoices, numberColumns } from './book-words.ts';

interface BookCellProps {
  readonly column: string;
  /** What it is for screen readers: 'Preis in €, Zeile 3'. */
  readonly label: string;
  readonly value: string;
  /** What an id is called; it is typed over by a title. */
  readonly name?: string | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

const look = 'min-h-10 w-full rounded-sm border border-transparent bg-transparent px-2 text-ink hover:border-line';

/** One cell of the book to be typed over; Enter goes down, up and down move along the column. */
export function BookCell({ column, label, value, name, disabled, invalid, onChange }: BookCellProps) {
  const choices = columnChoices(column);
  const shared = { 'aria-label': label, disabled, 'data-column': column, ...(invalid && { 'aria-invalid': true }) };
  if (choices)
    return (
      <select {...shared} value={value} onChange={(event) => onChange(event.target.value)} className={look}>
        {value === '' && choices.every(([word]) => word !== '') && <option value="">Wählen</option>}
        {choices.map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type="text"
      spellCheck={false}
      title={name ?? value}
      value={name ?? value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={moveAlong}
      className={classNames(
        look,
        numberColumns.has(column) && 'text-right tabular-nums',
        disabled && 'text-muted line-through',
      )}
    />
  );
}

function moveAlong(event: KeyboardEvent<HTMLInputElement>) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (by === 0) return;
  const { currentTarget: cell } = event;
  const column = [
    ...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-column="${cell.dataset.column}"]`) ?? []),
  ];
  const next = column[column.indexOf(cell) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}
