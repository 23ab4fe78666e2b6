import { useState } from 'react';
import { counted } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type Equipment, type EquipmentErrors, readEquipment, type TypedEquipment } from './equipment.ts';

interface EquipmentDialogProps {
  /** Rows whose equipment is changed, and how it stands there; undefined closes the dialog. */
  readonly target: { readonly lines: number; readonly text: string; readonly typed: TypedEquipment } | undefined;
  readonly onClose: () => void;
  readonly onEquip: (equipment: Equipment) => void;
}

/** Processor, memory and drives of one row or of several at once; they are read as the cells of a list are. */
export function EquipmentDialog({ target, onClose, onEquip }: EquipmentDialogProps) {
  return (
    <Dialog open={target !== undefined} onClose={onClose} title="Ausstattung">
      {target !== undefined && <EquipmentForm target={target} onClose={onClose} onEquip={onEquip} />}
    </Dialog>
  );
}

type EquipmentFormProps = EquipmentDialogProps & { readonly target: NonNullable<EquipmentDialogProps['target']> };

function EquipmentForm({ target, onClose, onEquip }: EquipmentFormProps) {
  const [typed, setTyped] = useState(target.typed);
  const [errors, setErrors] = useState<EquipmentErrors>({});
  const field = (name: keyof TypedEquipment, label: string, hint: string) => (
    <TextField
      name={`equipment.${name}`}
      label={label}
      hint={hint}
      value={typed[name]}
      error={errors[name]}
      maxLength={200}
      onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readEquipment(typed, target.typed);
        if ('errors' in read) return setErrors(read.errors);
        onEquip(read.equipment);
        onClose();
      }}
    >
      <p className="text-muted wrap-anywhere">
        {target.lines === 1
          ? target.text
          : `Gilt für ${counted(target.lines, 'Zeile', 'Zeilen')}. Was Sie leer lassen, bleibt, wie es ist.`}
      </p>
      {field('cpu', 'Prozessor', 'Zum Beispiel i5-8350U.')}
      {field('ram', 'Arbeitsspeicher', 'Alle Module eines Geräts zusammen: 16 GB.')}
      {field('drives', 'Laufwerke', 'Zum Beispiel 2 x 512 GB SSD; „ohne“, wenn keine mehr drin sind.')}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" className="max-sm:w-full">
          Übernehmen
        </Button>
        <Button kind="quiet" onClick={onClose} className="max-sm:w-full">
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
