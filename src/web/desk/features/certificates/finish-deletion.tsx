import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk-offer-view.ts';
import type { MediumView } from '#contract/media.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { ItemWithoutMedia } from '#domain/offer/medium-record.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useCommand } from '../../use-command.ts';
import { WithoutMedia } from './without-media.tsx';

interface FinishDeletionProps {
  readonly offer: DeskOfferView;
  readonly media: readonly MediumView[];
}

/** Ends the deletion with what is recorded of each data carrier; once more for what a late parcel brought. */
export function FinishDeletion({ offer, media }: FinishDeletionProps) {
  const finish = useCommand('finishDeletion', { id: offer.id, version: offer.version });
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [seal, setSeal] = useState('');
  const [withoutMedia, setWithoutMedia] = useState<readonly ItemWithoutMedia[]>([]);
  const recorded = new Set(offer.deletion?.media.map(({ serial }) => comparedSerial(serial)));
  const open = media.filter(({ serial }) => serial === undefined || !recorded.has(comparedSerial(serial)));
  const isLate = offer.phase !== 'received';
  if (isLate && open.length === 0) return null;
  const signature = { name: name.trim(), role: role.trim() };
  const body = {
    fromUnits: true as const,
    ...(withoutMedia.length > 0 && { withoutMedia: [...withoutMedia] }),
    ...(seal.trim() !== '' && { seal: seal.trim() }),
    ...(signature.name !== '' && signature.role !== '' && { signature }),
  };
  return (
    <section aria-label="Löschung abschließen" className="grid gap-3 border-y border-line py-4">
      <p>
        {isLate ? 'Nach dem Abschluss dazugekommen: ' : 'Auf den Nachweis kommen: '}
        {open.length.toLocaleString('de-DE')} Datenträger. Was danach falsch ist, lässt sich nur zurückziehen und neu
        ausstellen.
      </p>
      <Disclosure title="Angaben für den Nachweis">
        <div className="mt-3 grid max-w-md gap-4">
          <TextField name="signer" label="Unterzeichnet von" value={name} onChange={setName} />
          <TextField name="signerRole" label="Funktion" value={role} onChange={setRole} />
          <TextField name="seal" label="Nummer von Siegel oder Behälter" value={seal} onChange={setSeal} />
        </div>
        <WithoutMedia offer={offer} value={withoutMedia} onChange={setWithoutMedia} />
      </Disclosure>
      <div>
        <ActionButton kind="primary" busyText="Wird abgeschlossen …" action={() => finish(body)}>
          {isLate ? 'Nachtrag abschließen' : 'Datenlöschung abschließen'}
        </ActionButton>
      </div>
    </section>
  );
}
