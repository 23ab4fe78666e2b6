import { keepPreviousData } from '@tanstack/react-query';
import { type ClipboardEvent, useRef } from 'react';
import { catalogueCalls, catalogueHitsSchema } from '#contract/desk/desk-catalogue.ts';
import { Autocomplete } from '#web/ui/fields/autocomplete.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { useRead } from '../../use-read.ts';
import type { TypedGoodsRow } from './goods-rows.ts';
import { nextField } from './next-field.ts';
import { useHeldEnter } from './use-held-enter.ts';

const longestQuery = 60;

const unanswered = 'Die Suche antwortet gerade nicht: So steht hier ein Gerät in eigenen Worten.';

interface GoodsRowFieldsProps {
  readonly row: TypedGoodsRow;
  readonly number: number;
  readonly onChange: (row: TypedGoodsRow) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onRemove: (() => void) | undefined;
}

/** How many of what: a model of the catalogue where one is chosen, else as it was said. */
export function GoodsRowFields({ row, number, onPaste, onChange, onRemove }: GoodsRowFieldsProps) {
  const query = row.text.trim().slice(0, longestQuery);
  const part = useRef<HTMLLIElement>(null);
  const isAsked = query.length > 1 && row.entryId === undefined;
  const {
    data: hits = [],
    isFetching,
    isPlaceholderData,
    isError,
  } = useRead(`${catalogueCalls.find}?q=${encodeURIComponent(query)}`, catalogueHitsSchema, {
    queryKey: [catalogueCalls.find, query],
    select: ({ hits }) => hits,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const models = hits.filter(({ file }) => file === 'models');
  // What nobody knows goes on to the next row; else the models stand there to choose from.
  const holdEnter = useHeldEnter(!isAsked || !(isFetching || isPlaceholderData), () => {
    const field = part.current?.querySelector<HTMLInputElement>('[role=combobox]');
    if (models.length === 0 && field) nextField(field)?.focus();
  });
  function change(text: string) {
    const { entryId: _, ...rest } = row;
    const chosen = models.find(({ title }) => title === text);
    onChange({ ...rest, text, ...(chosen && { entryId: chosen.id }) });
  }
  return (
    <li
      ref={part}
      onKeyDownCapture={holdEnter}
      onPasteCapture={onPaste}
      className="grid items-start gap-x-4 gap-y-2 border-t border-line py-4 md:grid-cols-[13rem_1fr_auto]"
    >
      <NumberField
        name={`rows.${number}.quantity`}
        label={`Menge, Zeile ${number}`}
        minimum={1}
        value={row.quantity}
        onChange={(quantity) => onChange({ ...row, quantity })}
      />
      <Autocomplete
        name={`rows.${number}.text`}
        label={`Gerät, Zeile ${number}`}
        value={row.text}
        suggestions={models.map(({ title, note }) => ({
          value: title,
          label: title,
          ...(note !== '' && { hint: note }),
        }))}
        onChange={change}
        {...(row.entryId !== undefined && { hint: 'Aus dem Katalog' })}
        {...(isAsked && isError && { hint: unanswered })}
      />
      {onRemove && (
        <button type="button" className="text-link min-h-11 md:mt-7" onClick={onRemove}>
          Entfernen<span className="sr-only">{`: Zeile ${number}`}</span>
        </button>
      )}
    </li>
  );
}
