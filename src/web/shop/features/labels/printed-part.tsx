import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { LabelReading, PrintOnPhoto } from './label-reading.ts';

interface PrintedPartProps {
  readonly photo: string;
  readonly print: PrintOnPhoto;
  readonly onConfirm: (said: Parameters<LabelReading['confirm']>[1]) => void;
}

/** What print on a photo seems to say: in fields, because it counts only once somebody has compared it with the picture. */
export function PrintedPart({ photo, print, onConfirm }: PrintedPartProps) {
  if (print.state === 'waiting') return <p className="text-muted">Der gedruckte Text wird gelesen …</p>;
  if (print.state === 'failed')
    return (
      <p className="text-muted">
        {print.lost
          ? 'Das Leseprogramm für Text ist gerade nicht erreichbar.'
          : 'Der gedruckte Text ließ sich nicht lesen.'}
      </p>
    );
  const { serial, kind } = print.printed;
  if (serial === undefined && print.model === '')
    return <p className="text-muted">Auch gedruckt steht hier nichts, was wir lesen können. Das Foto geht so mit.</p>;
  return <PrintedFields photo={photo} print={print} kind={kind ?? 'Seriennummer'} onConfirm={onConfirm} />;
}

interface PrintedFieldsProps extends Pick<PrintedPartProps, 'photo' | 'onConfirm'> {
  readonly print: Extract<PrintOnPhoto, { readonly state: 'read' }>;
  readonly kind: string;
}

function PrintedFields({ photo, print, kind, onConfirm }: PrintedFieldsProps) {
  const [serial, setSerial] = useState(print.printed.serial ?? '');
  const [model, setModel] = useState(print.model);
  const isEmpty = serial.trim() === '' && model.trim() === '';
  return (
    <form
      className="grid justify-items-stretch gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onConfirm({ serial: serial.trim(), model: model.trim() });
      }}
    >
      {print.picture !== undefined && (
        <img
          src={print.picture}
          alt={`Zeilen auf ${photo}, aus denen dieser Vorschlag gelesen ist`}
          className="max-h-40 w-full bg-steel object-contain"
        />
      )}
      <TextField
        name={`${photo}-serial`}
        label={kind}
        hint="Gedruckt gelesen: Bitte Zeichen für Zeichen vergleichen, O und 0, I und 1 werden leicht verwechselt."
        value={serial}
        maxLength={60}
        onChange={setSerial}
      />
      <TextField name={`${photo}-model`} label="Modell" value={model} maxLength={120} onChange={setModel} />
      <div>
        <Button type="submit" disabled={isEmpty}>
          Verglichen, übernehmen
        </Button>
      </div>
    </form>
  );
}
