import { useState } from 'react';
import type { ParcelView, ShipmentView } from '#contract/parcels/shipments.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { usePickedFiles } from '#web/ui/fields/use-picked-files.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDeskUpload } from '../../use-desk-upload.ts';
import { useChangeShipment } from './use-shipments.ts';

interface SettleParcelProps {
  readonly offerId: string;
  readonly shipment: ShipmentView;
  readonly parcel: ParcelView;
  readonly carrierName: string;
}

const accepted = { endings: ['pdf'], largest: uploadLimits.otherBytes };

/** The word of somebody who has looked at the carrier's, or has paid the postage: the number, or that there is none. */
export function SettleParcel({
  offerId,
  shipment: { id, carrier, direction },
  parcel,
  carrierName,
}: SettleParcelProps) {
  const change = useChangeShipment(offerId);
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const { reference } = parcel;
  const labels = usePickedFiles({ accepted, most: 1, send: useDeskUpload() });
  const enter = useAction(async () => {
    const trackingNumber = number.trim();
    if (trackingNumber === '') return setError('Bitte die Sendungsnummer eintragen.');
    const [label] = labels.stored;
    await change({
      change: 'settle',
      id,
      parcel: reference,
      trackingNumber,
      ...(label && { labelUpload: label.url }),
    });
  });
  const deny = useAction(() => change({ change: 'settle', id, parcel: reference }));
  const busy = enter.busy || deny.busy || labels.isSending;
  return (
    <div className="mt-2 grid max-w-xl gap-3">
      <TextField
        name={`nummer-${reference}`}
        label={`Sendungsnummer von ${carrierName}`}
        autoComplete="off"
        maxLength={40}
        value={number}
        error={error}
        onChange={(text) => {
          setNumber(text);
          setError(undefined);
        }}
      />
      {direction === 'inbound' && (
        <FileField
          name={`etikett-${reference}`}
          label="Etikett aus dem Kundenportal"
          hint="Der Kunde druckt es aus."
          endings={accepted.endings}
          value={labels.files}
          onPick={labels.pick}
          onRemove={labels.remove}
        />
      )}
      <Refusal text={enter.refusal ?? deny.refusal} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyText="Wird gespeichert …" onClick={() => void enter.run()}>
          Nummer eintragen<span className="sr-only"> für {reference}</span>
        </Button>
        {parcel.state === 'unclear' && (
          <Button kind="quiet" busy={busy} busyText="Wird gespeichert …" onClick={() => void deny.run()}>
            Bei {carrier.toUpperCase()} ist nichts bestellt<span className="sr-only"> zu {reference}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
