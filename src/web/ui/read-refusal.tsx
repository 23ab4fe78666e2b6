import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from './button.tsx';
import { Refusal } from './refusal.tsx';

interface ReadRefusalProps {
  /** Nothing is shown without one. */
  readonly error: unknown;
  readonly read: () => unknown;
}

/** Why something could not be read, with the button that reads it again. */
export function ReadRefusal({ error, read }: ReadRefusalProps) {
  if (error === null || error === undefined) return null;
  return (
    <div className="mb-4">
      <Refusal text={messageOf(error)} />
      <Button onClick={() => void read()}>Noch einmal laden</Button>
    </div>
  );
}
