import { type Weekday, weekdayName, weekdayShort, weekdays } from '#domain/values/weekday.ts';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';

/** Toggle buttons from Monday to Sunday; the value keeps the order of the week. */
export function WeekdayPicker(props: FieldProps<readonly Weekday[]>) {
  const { name, label, value, onChange, onBlur, error, hint, required, disabled, ref } = props;
  const id = useFieldId(name);
  const toggle = (day: Weekday) =>
    onChange(weekdays.filter((candidate) => (candidate === day) !== value.includes(candidate)));
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="font-emphasis">
        <FieldLabel text={label} required={required} />
      </legend>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <div className="mt-1.5 grid max-w-[27rem] grid-cols-7 gap-1.5 sm:gap-2">
        {weekdays.map((day, index) => (
          <button
            key={day}
            // The error summary leads to Monday.
            id={index === 0 ? id : `${id}-${day}`}
            ref={index === 0 ? ref : undefined}
            type="button"
            aria-pressed={value.includes(day)}
            onClick={() => toggle(day)}
            onBlur={onBlur}
            className="min-h-(--control) rounded-sm border-[1.5px] border-ink bg-sheet hover:bg-steel aria-pressed:hover:bg-ink aria-pressed:bg-ink aria-pressed:font-emphasis aria-pressed:text-sheet disabled:border-line disabled:text-muted"
          >
            <span aria-hidden="true">{weekdayShort[day]}</span>
            <span className="sr-only">{weekdayName[day]}</span>
          </button>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
