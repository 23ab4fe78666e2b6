import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';

interface TicksFieldProps<Choice extends string> extends FieldProps<readonly Choice[]> {
  /** All there are, in the order in which the value keeps them. */
  readonly choices: readonly Choice[];
  readonly names: Readonly<Record<Choice, string>>;
  readonly hints?: Readonly<Partial<Record<Choice, string>>>;
  /** Such that go along with others, and cannot be taken away by themselves. */
  readonly fixed?: readonly Choice[];
}

/** Several of a few choices, as boxes to tick. */
export function TicksField<Choice extends string>(props: TicksFieldProps<Choice>) {
  const { name, label, value, onChange, error, choices, names, hints, fixed = [] } = props;
  const errorId = `${useFieldId(name)}-error`;
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="font-emphasis">{label}</legend>
      <div className={hints ? 'grid' : 'flex flex-wrap gap-x-6'}>
        {choices.map((choice, index) => (
          <Checkbox
            key={choice}
            // The error summary leads to the first.
            name={index === 0 ? name : `${name}.${choice}`}
            label={names[choice]}
            hint={hints?.[choice]}
            disabled={fixed.includes(choice)}
            value={value.includes(choice)}
            onChange={() => onChange(choices.filter((one) => (one === choice) !== value.includes(one)))}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
