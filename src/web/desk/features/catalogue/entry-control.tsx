import type { z } from 'zod';
import type { CatalogueEntry, catalogueChoicesSchema } from '#contract/desk/desk-catalogue.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ComboBox } from '#web/ui/fields/combo-box.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { EntryField } from './entry-fields.ts';
import { QuestionBoxes } from './question-boxes.tsx';
import { valueNames } from './value-names.ts';

export type Choices = z.infer<typeof catalogueChoicesSchema>;

interface EntryControlProps {
  readonly field: EntryField;
  readonly bound: FieldProps<string>;
  readonly choices: Choices;
  readonly questions: CatalogueEntry['questions'];
  /** What the series offered depend on. */
  readonly chosen: { readonly manufacturer: string; readonly category: string };
}

const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nein', label: 'Nein' },
] as const;

/** The control for one column; what it hands over is the cell as it stands in the file. */
export function EntryControl({ field, bound, choices, questions, chosen }: EntryControlProps) {
  const { column, kind } = field;
  const props = { ...bound, ...(field.hint !== undefined && { hint: field.hint }) };
  const options = (choices.columns[column] ?? []).map(({ value, label }) => ({
    value,
    label: valueNames[value] ?? label,
  }));
  const orEmpty = (value: string | undefined) => props.onChange(value ?? '');
  switch (kind) {
    case 'text':
      return <TextField {...props} autoComplete="off" />;
    case 'words':
      return (
        <TextArea
          {...props}
          rows={2}
          value={props.value.replaceAll('|', '\n')}
          onChange={(text) => props.onChange(text.replaceAll(/ *\n/g, '|'))}
          onBlur={() => {
            props.onChange(
              props.value
                .split('|')
                .filter((word) => word.trim() !== '')
                .join('|'),
            );
            props.onBlur?.();
          }}
        />
      );
    case 'choice':
      return <ComboBox {...props} options={options} onChange={orEmpty} />;
    case 'yesNo':
      return (
        <Select {...props} options={yesNo} onChange={orEmpty} emptyText="Keine Angabe" value={answerOf(props.value)} />
      );
    case 'series':
      return <ComboBox {...props} options={seriesOf(choices, chosen)} onChange={orEmpty} />;
    case 'several': {
      const picked = props.value === '' ? [] : props.value.split('|');
      // Manufacturers name categories; the others what they offer.
      const all = column === 'categories' ? (choices.columns.category ?? []) : options;
      return (
        <fieldset className="md:col-span-2">
          <legend className="font-emphasis">{props.label}</legend>
          <div className="mt-1 max-h-52 overflow-auto border border-line bg-sheet px-3">
            {all.map(({ value, label }, index) => (
              <Checkbox
                key={value}
                name={index === 0 ? props.name : `${props.name}.${value}`}
                label={label}
                value={picked.includes(value)}
                onChange={(on) => props.onChange(toggled(all, picked, value, on).join('|'))}
              />
            ))}
          </div>
          {props.error !== undefined && <p className="text-warn">{props.error}</p>}
        </fieldset>
      );
    }
    case 'questions':
      return <QuestionBoxes {...{ props, questions }} />;
  }
}

const answerOf = (value: string) => (value === 'ja' || value === 'nein' ? value : '');

/** The series of the chosen maker and category. */
function seriesOf({ series }: Choices, { manufacturer, category }: EntryControlProps['chosen']) {
  return series.filter(
    (one) =>
      (manufacturer === '' || one.manufacturer === manufacturer) && (category === '' || one.category === category),
  );
}

/** In the order of the options. */
function toggled(
  options: readonly { readonly value: string }[],
  picked: readonly string[],
  value: string,
  on: boolean,
): string[] {
  return options.map((option) => option.value).filter((one) => (one === value ? on : picked.includes(one)));
}
