import { useState } from 'react';
import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import { formatDay, parseDay } from '#domain/values/day-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle } from '#web/ui/fields/control-props.ts';

interface DayEntryProps {
  readonly value: Day;
  readonly onChange: (day: Day) => void;
}

/** Until when the bid is open, as it is written in Germany; a day that is past or none stays, and says so. */
export function DayEntry({ value, onChange }: DayEntryProps) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState(false);

  function settle() {
    if (typed === undefined) return;
    const day = parseDay(typed);
    const today = dayOf(new Date().toISOString());
    if (day === undefined || day < today || day > addDays(today, 365)) return setRefused(true);
    setTyped(undefined);
    setRefused(false);
    onChange(day);
  }

  return (
    <label className="flex items-center gap-2 text-sm whitespace-nowrap">
      {refused ? 'Tag ab heute, binnen eines Jahres:' : 'gültig bis'}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={refused || undefined}
        value={typed ?? formatDay(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        className={classNames(controlStyle(refused ? 'invalid' : undefined, 'px-2 py-1'), 'max-w-28')}
      />
    </label>
  );
}
