import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

interface YesNoFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly value: unknown;
  readonly onChange: (value: boolean | null) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

const options = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nein' },
] as const;

/** A question that is answered with yes or no, or left open. */
export function YesNoField({ value, onChange, ...rest }: YesNoFieldProps) {
  const chosen = value === true ? 'yes' : value === false ? 'no' : undefined;
  return (
    <RadioGroup
      {...rest}
      options={options}
      value={chosen}
      onChange={(answer) => onChange(answer === 'yes')}
      onClear={rest.required === true ? undefined : () => onChange(null)}
      inline
    />
  );
}
