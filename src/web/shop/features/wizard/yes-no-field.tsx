import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

interface YesNoFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly value: unknown;
  /** Words for an answer, with what it does. */
  readonly says?: (answer: 'true' | 'false', label: string) => string;
  readonly onChange: (value: boolean | null) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** A question that is answered with yes or no, or left open. */
export function YesNoField({ value, onChange, says = (_, label) => label, ...rest }: YesNoFieldProps) {
  const chosen = value === true ? 'yes' : value === false ? 'no' : undefined;
  return (
    <RadioGroup
      {...rest}
      options={[
        { value: 'yes', label: says('true', 'Ja') },
        { value: 'no', label: says('false', 'Nein') },
      ]}
      value={chosen}
      onChange={(answer) => onChange(answer === 'yes')}
      onClear={rest.required === true ? undefined : () => onChange(null)}
      inline
    />
  );
}
