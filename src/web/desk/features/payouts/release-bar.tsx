import { useState } from 'react';
import { type PayoutRun, payoutCalls } from '#contract/money/payouts.ts';
import { formatMoney } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';

const doubts = {
  ownRun: 'Sie haben diesen Lauf zusammengestellt: Eine andere Person gibt ihn frei.',
  ownAccount: 'Sie haben ein Konto eingetragen, auf das hier gezahlt wird: Eine andere Person gibt ihn frei.',
  ownPayee: 'Sie haben einen Empfänger dieses Laufs freigegeben: Eine andere Person gibt ihn frei.',
} as const;

const fellOutText =
  'Nicht freigegeben: Was sich geändert hat, ist aus dem Lauf gefallen, der Grund steht in der Zeile. Prüfen Sie die neue Summe und geben Sie noch einmal frei.';

interface ReleaseBarProps {
  readonly run: PayoutRun;
  readonly count: number;
  /** Cents. */
  readonly total: number;
  readonly onChange: (address: string, body: object) => Promise<PayoutRun>;
}

/** What leaves the house, and the two acts that end a run. What changed since falls out of it: then it is released once more, as it is now. */
export function ReleaseBar({ run, count, total, onChange }: ReleaseBarProps) {
  const [fellOut, setFellOut] = useState(false);
  const {
    busy,
    refusal,
    run: release,
  } = useAction(async () => {
    const after = await onChange(payoutCalls.release, { runId: run.id, payments: count, total: total / 100 });
    setFellOut(after.state === 'composed');
  });
  async function discard() {
    await onChange(payoutCalls.discard, { runId: run.id });
  }
  const { mayNotRelease } = run;
  return (
    <div className="sticky bottom-0 z-10 -mx-7 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink bg-sheet px-7 py-2.5">
      <p className="mr-auto">
        <span className="text-[1.5rem] font-headline whitespace-nowrap">{formatMoney(total)}</span>{' '}
        <span className="text-muted">in {count === 1 ? '1 Zahlung' : `${count} Zahlungen`}</span>
        {mayNotRelease !== undefined && <span className="block text-warn">{doubts[mayNotRelease]}</span>}
      </p>
      <Refusal text={refusal ?? (fellOut ? fellOutText : undefined)} />
      <ConfirmedButton
        kind="secondary"
        text="Lauf verwerfen …"
        question="Lauf verwerfen?"
        confirmText="Verwerfen"
        busyText="Wird verworfen …"
        action={discard}
      >
        <p>Alle Zahlungen des Laufs sind danach wieder fällig.</p>
      </ConfirmedButton>
      {mayNotRelease === undefined && count > 0 && (
        <Button kind="primary" busy={busy} busyText="Wird freigegeben …" onClick={() => void release()}>
          Freigeben und Datei erzeugen
        </Button>
      )}
    </div>
  );
}
