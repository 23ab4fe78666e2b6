import { useRef, useState } from 'react';
import { type Day, dayOf } from '#domain/values/day.ts';
import { formatDay, parseDay } from '#domain/values/day-text.ts';
import { Icon } from '../icon.tsx';
import { Calendar } from './calendar.tsx';
import { controlProps, controlStyle } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, fieldId } from './field-props.ts';

interface DateFieldProps extends FieldProps<Day | null | undefined> {
  readonly earliest?: Day;
  readonly latest?: Day;
}

/** A day, typed ('1.2.2026', '2026-02-01') or picked; the value is yyyy-MM-dd, or null while there is no date. */
export function DateField(props: DateFieldProps) {
  const { name, label, value, onChange, onBlur, error, disabled, ref, earliest, latest } = props;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const text = typed ?? (value ? formatDay(value) : '');
  const popupId = `${fieldId(name)}-kalender`;

  function pick(day: Day) {
    setTyped(undefined);
    onChange(day);
    popup.current?.hidePopover();
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <FieldFrame {...props}>
      <div className="relative max-w-[18rem]">
        <input
          {...controlProps(props)}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="TT.MM.JJJJ"
          value={text}
          disabled={disabled}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseDay(event.target.value) ?? null);
          }}
          onBlur={() => {
            if (parseDay(text) !== undefined) setTyped(undefined);
            onBlur?.();
          }}
          className={controlStyle(error, 'pr-14')}
        />
        <button
          type="button"
          disabled={disabled}
          popoverTarget={popupId}
          aria-label={`${label}: Kalender öffnen`}
          className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-sm hover:bg-steel"
        >
          <Icon name="calendar" size={22} />
        </button>
        <div
          ref={popup}
          id={popupId}
          popover="auto"
          role="dialog"
          aria-label={`${label}: Kalender`}
          onToggle={(event) => setOpen(event.newState === 'open')}
          className="calendar-popup"
        >
          {open && (
            <Calendar
              value={value ?? undefined}
              today={dayOf(new Date().toISOString())}
              earliest={earliest}
              latest={latest}
              onPick={pick}
            />
          )}
        </div>
      </div>
    </FieldFrame>
  );
}
