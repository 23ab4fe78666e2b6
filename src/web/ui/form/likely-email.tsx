import { likelyEmail } from '#domain/values/likely-email.ts';
import { Button } from '../button.tsx';

interface LikelyEmailProps {
  /** What stands in the field, once it was left: nothing moves while somebody types. */
  readonly typed: string;
  readonly onTake: (email: string) => void;
}

/** Asks back about an address whose domain looks mistyped; it stops nobody. */
export function LikelyEmail({ typed, onTake }: LikelyEmailProps) {
  const meant = likelyEmail(typed);
  return (
    <div role="status">
      {meant !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="break-words">
            Meinten Sie <strong>{meant}</strong>?
          </p>
          <Button kind="secondary" onClick={() => onTake(meant)}>
            Adresse übernehmen
          </Button>
        </div>
      )}
    </div>
  );
}
