import { Button } from '#web/ui/button.tsx';
import type { CountedLine } from './goods-summary.ts';

interface LineChoiceProps {
  readonly title: string;
  readonly lines: readonly CountedLine[];
  readonly onChoose: (itemId: string) => void;
  /** Nobody announced it. */
  readonly onNone?: () => void;
}

/** To which line something belongs: a big button each. */
export function LineChoice({ title, lines, onChoose, onNone }: LineChoiceProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2>{title}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {lines.map((one) => (
          <Button
            key={one.line.itemId}
            className="justify-between px-4 text-left"
            onClick={() => onChoose(one.line.itemId)}
          >
            <span className="min-w-0 wrap-anywhere">
              {one.position}. {one.line.title}
              <span className="block font-normal text-muted">{one.line.description}</span>
            </span>
            <span className="font-normal whitespace-nowrap text-muted">{one.missing} fehlen</span>
          </Button>
        ))}
        {onNone && (
          <Button className="justify-start px-4 text-left" onClick={onNone}>
            Nicht angekündigt
          </Button>
        )}
      </div>
    </section>
  );
}
