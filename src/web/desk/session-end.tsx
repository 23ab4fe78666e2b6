import { useEffect, useState } from 'react';
import { formatInstantShort } from '#domain/values/instant-text.ts';
import { useDesk } from './desk-context.ts';

/** So long before the end it is told, in milliseconds. */
const before = 30 * 60_000;

/** Says that the sign-in ends soon, before somebody types what could no longer be sent; at the end the log-in stands in place of the page. */
export function SessionEnd({ endsAt }: { readonly endsAt: string }) {
  const { session } = useDesk();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const left = Date.parse(endsAt) - Date.now();
    setNear(left <= before);
    const told = setTimeout(() => setNear(true), Math.max(0, left - before));
    const over = setTimeout(() => session.ended(), Math.max(0, left));
    return () => {
      clearTimeout(told);
      clearTimeout(over);
    };
  }, [endsAt, session]);
  return (
    <div role="status" className="empty:hidden">
      {isNear && (
        <div className="flex flex-wrap items-center gap-x-4 bg-warn-soft px-7 py-1.5 print:hidden">
          <p>Ihre Anmeldung endet am {formatInstantShort(endsAt)}. Senden Sie vorher, was Sie begonnen haben.</p>
          <button type="button" className="text-link min-h-9" onClick={() => void session.logout()}>
            Jetzt neu anmelden
          </button>
        </div>
      )}
    </div>
  );
}
