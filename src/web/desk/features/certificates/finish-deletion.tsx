import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import type { SaleMedia } from '#contract/devices/media.ts';
import { certifiedFieldWords } from '#contract/devices/medium-words.ts';
import { comparedSerial } from '#domain/erasure/medium.ts';
import type { ItemWithoutMedia } from '#domain/offer/media/medium-record.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useCommand } from '../../use-command.ts';
import { OpenRuns } from './open-runs.tsx';
import { saidWithoutMedia } from './said-without-media.ts';
import { UnaccountedDevices } from './unaccounted-devices.tsx';
import { WithoutMedia } from './without-media.tsx';

interface FinishDeletionProps {
  readonly offer: DeskOfferView;
  readonly data: SaleMedia;
}

/** So many of those that lack something are named. */
const maxNamed = 20;

/** Ends the deletion with what is recorded of each data carrier; once more for what a late parcel brought. */
export function FinishDeletion({ offer, data }: FinishDeletionProps) {
  const { media, unaccounted, openRuns } = data;
  const finish = useCommand('finishDeletion', { id: offer.id, version: offer.version });
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [seal, setSeal] = useState('');
  const [lines, setLines] = useState<readonly ItemWithoutMedia[]>([]);
  const [devices, setDevices] = useState<readonly ItemWithoutMedia[]>([]);
  const recorded = new Set(offer.deletion?.media.map(({ serial }) => comparedSerial(serial)));
  const open = media.filter(
    ({ serial, certificate }) =>
      certificate === undefined && (serial === undefined || !recorded.has(comparedSerial(serial))),
  );
  const lacking = open.filter(({ missing }) => missing.length > 0);
  const isLate = offer.phase !== 'received';
  if (isLate && open.length === 0 && unaccounted.length === 0) return <OpenRuns runs={openRuns} />;
  const { asked, withoutMedia } = saidWithoutMedia({ unaccounted, lines, devices });
  const signature = { name: name.trim(), role: role.trim() };
  const body = {
    fromUnits: true as const,
    ...(withoutMedia.length > 0 && { withoutMedia }),
    ...(seal.trim() !== '' && { seal: seal.trim() }),
    ...(signature.name !== '' && signature.role !== '' && { signature }),
  };
  return (
    <section aria-label="Löschung abschließen" className="grid gap-3 border-y border-line py-4">
      <p>
        {isLate ? 'Nach dem Abschluss dazugekommen: ' : 'Auf den Nachweis kommen: '}
        {numberText(open.length)} Datenträger. Was danach falsch ist, lässt sich nur zurückziehen und neu ausstellen.
      </p>
      <OpenRuns runs={openRuns} />
      {lacking.length > 0 && (
        <div role="status" className="text-warn">
          <p>Diesen Datenträgern fehlt noch etwas für den Nachweis. Unten bei jedem: „Nachtragen …“.</p>
          <ul>
            {lacking.slice(0, maxNamed).map(({ id, serial, missing }) => (
              <li key={id}>
                {serial ?? 'ohne Seriennummer'}: {missing.map((field) => certifiedFieldWords[field]).join(', ')}
              </li>
            ))}
          </ul>
          {lacking.length > maxNamed && <p>und {numberText(lacking.length - maxNamed)} weitere</p>}
        </div>
      )}
      <UnaccountedDevices devices={asked} value={devices} onChange={setDevices} />
      <Disclosure title="Angaben für den Nachweis">
        <div className="mt-3 grid max-w-md gap-4">
          <TextField name="signer" label="Unterzeichnet von" value={name} onChange={setName} />
          <TextField name="signerRole" label="Funktion" value={role} onChange={setRole} />
          <TextField name="seal" label="Nummer von Siegel oder Behälter" value={seal} onChange={setSeal} />
        </div>
        <WithoutMedia offer={offer} value={lines} onChange={setLines} />
      </Disclosure>
      <div>
        <ActionButton kind="primary" busyText="Wird abgeschlossen …" action={() => finish(body)}>
          {isLate ? 'Nachtrag abschließen' : 'Datenlöschung abschließen'}
        </ActionButton>
      </div>
    </section>
  );
}
