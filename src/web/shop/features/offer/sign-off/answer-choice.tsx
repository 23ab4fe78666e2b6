import type { FieldProps } from '#web/ui/fields/field-props.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

const options = [
  { value: 'agreed', label: 'Einverstanden' },
  { value: 'refused', label: 'Nicht einverstanden' },
] as const;

/** Yes or no to a bid. */
export function AnswerChoice({ value, ...field }: FieldProps<string | undefined>) {
  return <RadioGroup {...field} value={options.find((option) => option.value === value)?.value} options={options} />;
}
