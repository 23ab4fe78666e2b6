import { classNames } from './class-names.ts';

interface ProgressStepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Place of the step that is under way; the number of steps when all are done. */
  readonly current: number;
  /** you: the person at the screen acts in this step · plain: somebody else does · ended: nothing goes on here. */
  readonly tone: 'you' | 'plain' | 'ended';
}

const fills = { you: 'bg-accent', plain: 'bg-ink', ended: 'bg-muted' };

/** How far a process has come; on phones only the step under way is named. */
export function ProgressSteps({ label, steps, current, tone }: ProgressStepsProps) {
  const named = Math.min(current, steps.length - 1);
  return (
    <ol aria-label={label} className="grid grid-flow-col auto-cols-fr gap-1 sm:gap-0">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current && tone !== 'ended' ? 'step' : undefined} className="min-w-0">
          <span
            className={classNames(
              'block h-1',
              index < current && (tone === 'ended' ? 'bg-muted' : 'bg-ink'),
              index === current && fills[tone],
              index > current && 'bg-line',
            )}
          />
          <span
            className={classNames(
              'mt-2.5 block pr-2 text-sm',
              index === named ? 'font-emphasis max-sm:whitespace-nowrap' : 'text-muted max-sm:sr-only',
            )}
          >
            {step}
            <span className="sr-only">
              {index < current ? ', erledigt' : index === current && tone === 'ended' ? ', hier beendet' : ''}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
