import { useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';

interface WithdrawFormProps {
  readonly offerId: string;
  readonly number: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Takes a certificate back, with the reason that its customer reads; the second factor is asked for again. */
export function WithdrawForm({ offerId, number, title, onClose }: WithdrawFormProps) {
  const { api, queries } = useDesk();
  const [reason, setReason] = useState('');
  const [reissue, setReissue] = useState(true);
  const [error, setError] = useState<string>();
  const { busy, refusal, run } = useAction(async () => {
    const why = reason.trim();
    if (why === '') return setError('Bitte nennen Sie den Grund, der Kunde liest ihn.');
    try {
      await api.post(deskApi.withdrawCertificate(offerId), { number, reason: why, reissue });
    } finally {
      // Also when somebody was faster: what stands now is shown.
      await queries.invalidateQueries();
    }
  });
  return (
    <section aria-label={`${title} zurückziehen`} className="mt-4 grid gap-4">
      <TextArea
        name="withdrawReason"
        label="Grund"
        hint="Der Kunde liest ihn, die öffentliche Prüfseite nicht."
        rows={2}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <Checkbox
        name="reissue"
        label="Neu ausstellen, mit neuer Nummer und den heutigen Angaben zu Kunde und Auftrag"
        hint="Sind Datenträger zu berichtigen: erst zurückziehen, unter „Löschung“ berichtigen, dann hier neu ausstellen."
        value={reissue}
        onChange={setReissue}
      />
      <Refusal text={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={busy} busyText="Wird zurückgezogen …" onClick={() => void run()}>
          Nachweis zurückziehen
        </Button>
        <Button kind="quiet" data-leaves disabled={busy} onClick={onClose}>
          Nicht zurückziehen
        </Button>
      </div>
    </section>
  );
}
