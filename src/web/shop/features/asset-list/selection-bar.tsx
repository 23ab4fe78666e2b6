import { counted } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { ReviewRow } from './review-rows.ts';

interface SelectionBarProps {
  readonly rows: readonly ReviewRow[];
  readonly onSearch: () => void;
  readonly onEquip: () => void;
  readonly onDescribe: () => void;
  readonly onLeaveOut: () => void;
  readonly onClose: () => void;
}

/** What can be done with the chosen rows at once. */
export function SelectionBar({ rows, onSearch, onEquip, onDescribe, onLeaveOut, onClose }: SelectionBarProps) {
  const isNone = rows.length === 0;
  const act = (text: string, onPress: () => void) => (
    <Button kind="quiet" className="min-h-11! py-1!" disabled={isNone} onClick={onPress}>
      {text}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons that breaks
    <div
      role="group"
      aria-label="Gewählte Zeilen"
      className="flex flex-wrap items-center gap-x-1 border-b border-line pt-1 text-sm"
    >
      <span role="status" className="mr-auto font-emphasis max-sm:w-full max-sm:pt-1">
        {isNone ? 'Wählen Sie Zeilen.' : counted(rows.length, 'Zeile gewählt', 'Zeilen gewählt')}
      </span>
      {act('Modell', onSearch)}
      {act('Ausstattung', onEquip)}
      {act('frei beschreiben', onDescribe)}
      {act('auslassen', onLeaveOut)}
      <Button kind="quiet" className="min-h-11! py-1!" onClick={onClose}>
        Fertig
      </Button>
    </div>
  );
}
