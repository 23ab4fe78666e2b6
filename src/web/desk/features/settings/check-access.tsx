import { useState } from 'react';
import type { z } from 'zod';
import { checkedCarrierSchema, settingCalls } from '#contract/settings/settings.ts';
import type { Carrier } from '#domain/offer/facts.ts';
import { carrierNames } from '#domain/values/tracking-number.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDesk } from '../../desk-context.ts';

type Checked = z.infer<typeof checkedCarrierSchema>;

/** What the carrier said to it. */
const words: Readonly<Record<Checked['kind'], string>> = {
  fine: 'nimmt den Zugang und unsere Adresse an.',
  refused: 'nimmt den Zugang an, lehnt aber unsere Angaben als Absender ab.',
  access: 'nimmt den Zugang nicht an.',
  unreachable: 'ist gerade nicht erreichbar.',
  busy: 'bittet gerade um eine Pause.',
  cannotCheck: 'hat darauf keine Antwort gegeben.',
  none: 'kennt uns noch nicht: Der Zugang ist nicht vollständig.',
};

/** Asks the carrier whether it takes the access that counts; nothing is ordered. */
export function CheckAccess({ carrier }: { readonly carrier: Carrier }) {
  const { api } = useDesk();
  const [checked, setChecked] = useState<Checked>();
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <ActionButton
        kind="secondary"
        busyText="Wird gefragt …"
        action={async () => {
          setChecked(undefined);
          setChecked(checkedCarrierSchema.parse(await api.post(settingCalls.checkCarrier, { carrier })));
        }}
      >
        Zugang prüfen
      </ActionButton>
      <p className="text-sm text-muted">Fragt mit dem, was gespeichert ist. Es wird nichts bestellt.</p>
      {checked && (
        <Notice
          kind={checked.kind === 'fine' ? 'ok' : 'warn'}
          title={`${carrierNames[carrier]} ${words[checked.kind]}`}
        >
          {checked.said}
        </Notice>
      )}
    </div>
  );
}
