import type { ReactNode } from 'react';
import { messageOf } from '#web/lib/problem-error.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type ChangeFirm, type FirmAnswer, useFirm } from './use-firm.ts';

interface OwnFirmProps {
  /** Of the page, until the firm is there. */
  readonly title: string;
  /** Called where the session is over. */
  readonly onSignedOut: () => void;
  readonly children: (answer: FirmAnswer, change: ChangeFirm) => ReactNode;
}

/** The firm that somebody sells for, read for a page about it. */
export function OwnFirm({ title, onSignedOut, children }: OwnFirmProps) {
  const { open, read, change } = useFirm();
  useUnauthorised(open.at === 'failed' ? open.problem : undefined, onSignedOut);
  if (open.at === 'here') return children(open.answer, change);
  return (
    <>
      <PageHeader title={title} />
      {open.at === 'reading' ? (
        <p role="status" className="mt-8 min-h-[60vh] text-muted">
          Ihre Firma wird geladen …
        </p>
      ) : (
        <div role="alert" className="mt-8 grid justify-items-start gap-6">
          <p className="max-w-[40rem]">{messageOf(open.problem)}</p>
          <Button onClick={() => void read()}>Noch einmal laden</Button>
        </div>
      )}
    </>
  );
}
