import type { KeyboardEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { LaterIcon } from '#web/ui/later-icon.tsx';
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

/** What is typed lies over the same text, which nobody sees: a cell is as high as its text, however narrow its column. */
const frame =
  'relative grid grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1 after:col-start-1 after:row-start-1 after:min-h-10 after:border after:border-transparent after:px-2 after:py-2 after:leading-[1.35] after:break-words after:whitespace-pre-wrap after:content-[attr(data-text)]';
const control =
  'w-full rounded-sm border border-transparent bg-transparent px-2 py-2 leading-[1.35] text-ink hover:border-line';

/** One cell of the book to be typed over; Enter goes down, up and down move along the column. */
export function BookCell({ column, label, value, name, disabled, invalid, onChange }: BookCellProps) {
  const choices = columnChoices(column);
  const shared = { 'aria-label': label, disabled, 'data-column': column, ...(invalid && { 'aria-invalid': true }) };
  if (choices) {
    const chosen = choices.find(([word]) => word === value)?.[1] ?? 'Wählen';
    return (
      <div
        data-text={chosen}
        className={classNames(
          frame,
          'rounded-sm hyphens-auto after:pr-6 has-disabled:text-muted has-disabled:line-through hover:after:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        )}
      >
        <select
          {...shared}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(control, 'h-full opacity-0')}
        >
          {value === '' && choices.every(([word]) => word !== '') && <option value="">Wählen</option>}
          {choices.map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
        <LaterIcon
          name="chevron-down"
          size={16}
          className="pointer-events-none absolute top-1/2 right-1 -translate-y-1/2"
        />
      </div>
    );
  }
  const text = name ?? value;
  return (
    <div
      data-text={text}
      className={classNames(frame, 'after:invisible', numberColumns.has(column) && 'text-right tabular-nums')}
    >
      <textarea
        {...shared}
        rows={1}
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={moveAlong}
        className={classNames(
          control,
          'h-full resize-none overflow-hidden break-words',
          numberColumns.has(column) && 'text-right',
          disabled && 'text-muted line-through',
        )}
      />
    </div>
  );
}

function moveAlong(event: KeyboardEvent<HTMLTextAreaElement>) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (by === 0) return;
  const { currentTarget: cell } = event;
  if (event.key === 'Enter') event.preventDefault();
  const column = [
    ...(cell
      .closest('table')
      ?.querySelectorAll<HTMLTextAreaElement>(`textarea[data-column="${cell.dataset.column}"]:enabled`) ?? []),
  ];
  const next = column[column.indexOf(cell) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}
