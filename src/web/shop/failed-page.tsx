import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChunkLoadError } from '#web/lib/load-chunk.ts';
import { PageDataError } from '#web/lib/page-data-error.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';

/** Whoever just came from a full page load does not get another one at once, in milliseconds. */
const quiet = 10_000;
const key = 'ankaufwerk.fullLoad';

/** What stands in place of a page that could not be loaded. A full page load heals missing code and an outdated document. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [reloading, setReloading] = useState(false);

  useEffect(() => {
    if (!isFixedByReload(error) || reloadedRecently()) return;
    setReloading(true);
    window.sessionStorage.setItem(key, String(Date.now()));
    window.location.assign(window.location.href);
  }, [error]);

  if (reloading) return <div className="page-width py-16">Die Seite wird neu geladen …</div>;
  return (
    <div className="page-width py-16">
      <h1>Diese Seite ließ sich nicht laden</h1>
      <p className="mt-4 max-w-[38rem] text-muted">{messageOf(error instanceof PageDataError ? error.cause : error)}</p>
      <Button
        kind="primary"
        className="mt-8"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        Noch einmal laden
      </Button>
    </div>
  );
}

/** Missing code, and a document that no longer fits the server. */
function isFixedByReload(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof PageDataError && error.documentIsOutdated);
}

function reloadedRecently(): boolean {
  return Date.now() - Number(window.sessionStorage.getItem(key) ?? 0) < quiet;
}
