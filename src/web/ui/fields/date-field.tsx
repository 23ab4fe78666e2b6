import { useRef, useState } from 'react';
import { type Day, dayOf } from '#domain/values/day.ts';
import { formatDayInFull, parseDay } from '#domain/values/day-text.ts';
import { LaterIcon } from '../later-icon.tsx';
import { Calendar } from './calendar.tsx';
import { controlStyle, useControlProps } from './control-props.ts';
import { maskDay } from './day-mask.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';

interface DateFieldProps extends FieldProps<Day | null | undefined> {
  readonly earliest?: Day;
  readonly latest?: Day;
}

/**
 * A day, typed or picked. The mask is yyyy-MM-dd; '24.12.2026' and '1.2.26' are understood and written to it
 * when the field is left. Beside it stands the day in words. The value is null while there is no date.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, value, onChange, onBlur, error, disabled, ref, earliest, latest } = props;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const text = typed ?? value ?? '';
  const id = useFieldId(name);
  const popupId = `${id}-kalender`;

  function pick(day: Day) {
    setTyped(undefined);
    onChange(day);
    popup.current?.hidePopover();
    document.getElementById(id)?.focus();
    onBlur?.();
  }

  return (
    <FieldFrame {...props}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <div ref={frame} className="relative w-full max-w-[18rem] scroll-mt-28">
          <input
            {...useControlProps(props)}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="JJJJ-MM-TT"
            value={text}
            disabled={disabled}
            onChange={(event) => {
              // What a keyboard is still composing is not reshaped under it.
              const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
              const next = composing ? event.target.value : maskDay(event.target.value, text);
              setTyped(next);
              onChange(parseDay(next) ?? null);
            }}
            onBlur={({ relatedTarget }) => {
              if (parseDay(text) !== undefined) setTyped(undefined);
              // Whoever goes on to the calendar has not left the field.
              if (!frame.current?.contains(relatedTarget)) onBlur?.();
            }}
            className={controlStyle(error, 'pr-14')}
          />
          <button
            type="button"
            disabled={disabled}
            popoverTarget={popupId}
            aria-haspopup="dialog"
            aria-label={`${label}: Kalender öffnen`}
            className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-sm hover:bg-steel"
          >
            <LaterIcon name="calendar" size={22} />
          </button>
          <div
            ref={popup}
            id={popupId}
            popover="auto"
            role="dialog"
            aria-label={`${label}: Kalender`}
            // Nothing keeps the focus in an open calendar, so it closes when the focus goes on.
            onBlur={({ relatedTarget, currentTarget }) => {
              if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
            }}
            onToggle={(event) => {
              setOpen(event.newState === 'open');
              if (event.newState === 'open') makeRoom(frame.current);
            }}
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
        <p aria-live="polite" className="text-muted">
          {value ? formatDayInFull(value) : ''}
        </p>
      </div>
    </FieldFrame>
  );
}

/** Six weeks need this much, in pixels. */
const calendarHeight = 400;

/** Where the calendar would hide the field or fits neither below nor above it, the field goes to the top of the screen. */
function makeRoom(field: HTMLElement | null): void {
  if (field === null) return;
  const { top, bottom } = field.getBoundingClientRect();
  const fitsAbove = top >= calendarHeight && window.matchMedia('(width >= 40rem)').matches;
  if (!fitsAbove && window.innerHeight - bottom < calendarHeight) field.scrollIntoView();
}
