import type { LongList } from '#domain/catalogue/questions/question.ts';
import { ComboBox } from '#web/ui/fields/combo-box.tsx';
import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { worthText } from './use-answer-worth.ts';

interface OptionFieldProps extends FieldProps<string> {
  /** Known answers; others may be typed. */
  readonly options: readonly string[];
  /** What an answer of one's own is called in the list, 'Anderer Prozessor'. */
  readonly ownText?: string | undefined;
  readonly longList?: LongList | undefined;
  /** Whole euros that an answer adds or takes off. */
  readonly effectOf?: ((option: string) => number | undefined) | undefined;
}

/** A text with the answers that are usual; a plain field where none are known. */
export function OptionField({ options, ownText = 'Eigene Angabe', longList, effectOf, ...field }: OptionFieldProps) {
  if (options.length === 0) return <TextField {...field} />;
  const { onChange } = field;
  const long = longList !== undefined && options.length >= longList.from ? longList : undefined;
  return (
    <ComboBox
      {...field}
      value={field.value === '' ? undefined : field.value}
      onChange={(value) => onChange(value ?? '')}
      options={options.map((option) => {
        const effect = worthText(effectOf?.(option));
        return { value: option, label: option, ...(effect !== '' && { hint: effect }) };
      })}
      freeEntry
      emptyText={ownText}
      sorted={long?.sorted ?? false}
      minimumQuery={long?.minimumQuery ?? 0}
      placeholder={long === undefined ? 'Wählen oder eintippen' : 'Eintippen'}
    />
  );
}
