import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recoveryCodesSchema, secondFactorSetUpSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { CodeForm } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The set-up of an app for codes: picture or secret, its first code, then the codes for whoever loses it. */
export function SetUpFactor({ onDone }: { readonly onDone?: () => void }) {
  const { api, session } = useDesk();
  const [answer, setAnswer] = useState<unknown>();
  const { data, error, refetch } = useQuery({
    queryKey: [deskApi.beginSecondFactor],
    queryFn: async () => secondFactorSetUpSchema.parse(await api.post(deskApi.beginSecondFactor)).setUp,
    // A secret is begun anew only by whoever asks for it: the app has taken this one in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (answer !== undefined) {
    const { recoveryCodes } = recoveryCodesSchema.parse(answer);
    const finish = () => {
      session.took(answer);
      onDone?.();
    };
    return <RecoveryCodes codes={recoveryCodes} onKept={finish} />;
  }
  if (error !== null) {
    return <ReadRefusal error={error} read={refetch} />;
  }
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  const { secret, address, token } = data;
  return (
    <div className="grid gap-5">
      <p>Lesen Sie dieses Bild mit einer App für Einmalcodes ein, und geben Sie den Code ein, den sie dann zeigt.</p>
      <QrPicture text={address} name="QR-Code für die App" />
      <p className="wrap-anywhere">
        <span className="block text-sm text-muted">Ohne Kamera: diesen Schlüssel eintippen</span>
        <code>{secret}</code>
      </p>
      <CodeForm
        buttonText="Einrichten"
        onSubmit={async (code) => setAnswer(await api.post(deskApi.setSecondFactor, { token, code }))}
      />
    </div>
  );
}
