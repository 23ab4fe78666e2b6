import { useState } from 'react';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { directionWords } from '#contract/parcels/shipment-words.ts';
import {
  type CheckedShipment,
  type CheckShipment,
  checkedShipmentSchema,
  type ShipmentProposal,
  type ShipmentsView,
} from '#contract/parcels/shipments.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { typedWeight, weightEntry } from './typed-weights.ts';
import { WeightsField } from './weights-field.tsx';

interface OrderShipmentProps {
  readonly offerId: string;
  readonly proposals: readonly ShipmentProposal[];
  readonly carriers: ShipmentsView['carriers'];
}

const keyOf = ({ direction, site = '' }: ShipmentProposal) => `${direction} ${site}`;
const nameOf = ({ direction, site }: ShipmentProposal) =>
  site === undefined ? directionWords[direction] : `${directionWords[direction]}, ${site}`;

/** Which parcels go from where to where, and with whom; asked of the carrier before anything is made. */
export function OrderShipment({ offerId, proposals, carriers }: OrderShipmentProps) {
  const [key, setKey] = useState<string>();
  const proposal = proposals.find((one) => keyOf(one) === key) ?? proposals[0];
  if (proposal === undefined) return null;
  return (
    <section aria-label="Sendung bestellen" className="max-w-[44rem]">
      <h2>Sendung bestellen</h2>
      {proposals.length > 1 && (
        <div className="mt-3">
          <RadioGroup
            name="richtung"
            label="Wofür?"
            value={keyOf(proposal)}
            options={proposals.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
            onChange={setKey}
          />
        </div>
      )}
      <Order key={keyOf(proposal)} offerId={offerId} proposal={proposal} carriers={carriers} />
    </section>
  );
}

interface OrderProps {
  readonly offerId: string;
  readonly proposal: ShipmentProposal;
  readonly carriers: ShipmentsView['carriers'];
}

function Order({ offerId, proposal, carriers }: OrderProps) {
  const { api, queries } = useDesk();
  const [carrier, setCarrier] = useState(carriers[0]?.carrier ?? 'dhl');
  const proposed = () => (proposal.weights.length > 0 ? proposal.weights.map(weightEntry) : ['']);
  const [weights, setWeights] = useState<readonly string[]>(proposed);
  const [isChecked, setIsChecked] = useState(false);
  const [checked, setChecked] = useState<CheckedShipment>();
  // One wish: sent again after a lost answer it orders nothing more.
  const [id, setId] = useState(randomUuid);
  const [said, setSaid] = useState('');
  const isConnected = carriers.find((one) => one.carrier === carrier)?.isConnected === true;

  const warnings = [...proposal.warnings, ...[proposal.against[carrier] ?? []].flat()];

  function wanted(): CheckShipment | undefined {
    setIsChecked(true);
    setSaid('');
    const typed = weights.map(typedWeight);
    const parcels = typed.flatMap((weight) => (weight === undefined ? [] : [{ weight }]));
    if (parcels.length < typed.length) return undefined;
    const { direction, site } = proposal;
    return { direction, carrier, parcels, ...(site !== undefined && { site }) };
  }
  function change(next: () => void) {
    setChecked(undefined);
    setSaid('');
    next();
  }
  const check = useAction(async () => {
    const body = wanted();
    if (body) setChecked(checkedShipmentSchema.parse(await api.post(deskApi.checkShipment(offerId), body)));
  });
  const order = useAction(async () => {
    const body = wanted();
    if (!body) return;
    try {
      await api.post(deskApi.createShipment(offerId), { id, ...body });
      setId(randomUuid());
      setIsChecked(false);
      setChecked(undefined);
      setWeights(proposed());
      setSaid('Bestellt. Der Stand steht unter „Sendungen“.');
    } finally {
      await queries.invalidateQueries();
    }
  });
  const busy = check.busy || order.busy;
  const refused = checked?.parcels.some(({ refusals }) => refusals.length > 0);

  return (
    <div className="mt-4 grid gap-5">
      <p>
        {proposal.direction === 'inbound' ? 'Von: ' : 'An: '}
        {proposal.place.join(', ')}
      </p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning} className="text-warn">
              {warning}
            </li>
          ))}
        </ul>
      )}
      <RadioGroup
        name="paketdienst"
        label="Mit"
        inline
        value={carrier}
        options={carriers.map((one) => ({
          value: one.carrier,
          label: one.name,
          ...(!one.isConnected && { hint: 'Kein Zugang eingerichtet: Adressaufkleber, frankiert wird von Hand.' }),
        }))}
        onChange={(next) => change(() => setCarrier(next ?? carrier))}
      />
      <WeightsField
        weights={weights}
        refusals={checked?.parcels.map(({ refusals }) => refusals)}
        isChecked={isChecked}
        onChange={(next) => change(() => setWeights(next))}
      />
      <Refusal text={check.refusal ?? order.refusal} />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" busy={busy} busyText="Wird bestellt …" onClick={() => void order.run()}>
          {isConnected ? 'Etiketten bestellen' : 'Adressaufkleber erstellen'}
        </Button>
        <Button busy={busy} busyText="Wird geprüft …" onClick={() => void check.run()}>
          Vorher prüfen
        </Button>
        <p role="status">{checked ? checkedText(checked, refused === true) : said}</p>
      </div>
    </div>
  );
}

function checkedText({ isAsked }: CheckedShipment, isRefused: boolean): string {
  if (isRefused) return 'So würde es abgelehnt.';
  return isAsked
    ? 'Der Paketdienst würde es annehmen.'
    : 'Nichts spricht dagegen; der Paketdienst prüft erst beim Bestellen.';
}
