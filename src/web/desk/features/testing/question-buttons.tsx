import type { TestedUnitView, TestingView } from '#contract/devices/desk-testing.ts';
import { classNames } from '#web/ui/class-names.ts';

interface QuestionButtonsProps {
  readonly question: TestingView['lines'][number]['questions'][number];
  readonly unit: TestedUnitView;
  readonly isOpen: boolean;
  readonly onAnswer: (answer: string | null) => void;
}

/** A question with a large button for each answer; pressed once more, the answer is taken back. */
export function QuestionButtons({ question, unit, isOpen, onAnswer }: QuestionButtonsProps) {
  const { text, answers } = question;
  const given = unit.answers[question.key];
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-left mb-2 w-full font-emphasis">{text}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {answers.map(({ key, ...answer }) => (
          <button
            key={key}
            type="button"
            aria-pressed={given === key}
            disabled={!isOpen}
            onClick={() => onAnswer(given === key ? null : key)}
            className={classNames(
              'min-h-(--control) min-w-28 rounded-sm border-[1.5px] px-4 py-2 text-left leading-tight disabled:cursor-not-allowed',
              given !== key && 'border-line bg-sheet hover:border-ink',
              given === key && !answer.isFinding && 'border-ok bg-ok-soft font-emphasis text-ok',
              given === key && answer.isFinding && 'border-warn bg-warn-soft font-emphasis text-warn',
            )}
          >
            {answer.text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
