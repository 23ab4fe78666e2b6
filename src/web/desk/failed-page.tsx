import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';

/** What stands in place of a page that could not be shown. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  function again() {
    reset();
    void router.invalidate();
  }
  return (
    <div className="p-7">
      <h1>Diese Seite ließ sich nicht laden</h1>
      <p className="mt-3 max-w-[38rem] text-muted">{messageOf(error)}</p>
      <Button kind="primary" className="mt-6" onClick={again}>
        Noch einmal laden
      </Button>
    </div>
  );
}
