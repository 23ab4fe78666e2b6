import { classNames } from './class-names.ts';

export interface ShownStage {
  readonly text: string;
  /** `left`: the process has ended before it came through. */
  readonly state: 'done' | 'current' | 'ahead' | 'left';
}

interface StageBarProps {
  readonly label: string;
  readonly stages: readonly ShownStage[];
  /** Yellow only while the reader has to act; otherwise the present stage is ink. */
  readonly yourTurn: boolean;
}

const words = { done: 'erledigt', current: 'jetzt', ahead: 'folgt', left: 'nicht abgeschlossen' };

/** Where a process stands; on phones only the present stage is written out. */
export function StageBar({ label, stages, yourTurn }: StageBarProps) {
  return (
    <ol aria-label={label} className="relative grid auto-cols-fr grid-flow-col gap-x-1 overflow-x-clip sm:gap-x-0">
      {stages.map(({ text, state }, index) => (
        <li
          key={text}
          aria-current={state === 'current' ? 'step' : undefined}
          className={classNames(
            'border-t-4 pt-2.5',
            borderOf(state, yourTurn),
            // The last word is wider than its part of a narrow bar and grows to the left.
            index === stages.length - 1 && 'max-sm:flex max-sm:justify-end',
          )}
        >
          <span
            className={classNames(
              'max-sm:whitespace-nowrap',
              state === 'current' ? 'font-emphasis' : 'text-muted max-sm:sr-only',
            )}
          >
            {text}
            <span className="sr-only">{`, ${words[state]}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function borderOf(state: ShownStage['state'], yourTurn: boolean): string {
  if (state === 'ahead' || state === 'left') return 'border-line';
  return state === 'current' && yourTurn ? 'border-accent' : 'border-ink';
}
