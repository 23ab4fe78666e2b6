import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface WaiveFormProps {
  /** What could be deducted. */
  readonly name: string;
  /** Why it is not; absent where it is. */
  readonly note: string | undefined;
  /** Without a note it is deducted again. */
  readonly onWaive: (note: string | undefined) => void;
}

/** In the seller's favour a deduction is left out, with a word that they read. */
export function WaiveForm({ name, note, onWaive }: WaiveFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (note !== undefined)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere">Nicht abgezogen: {note}</span>
        <Button kind="quiet" onClick={() => onWaive(undefined)}>
          Doch abziehen<span className="sr-only">: {name}</span>
        </Button>
      </p>
    );
  if (!isOpen)
    return (
      <Button kind="quiet" className="mt-1" onClick={() => setIsOpen(true)}>
        Nicht abziehen<span className="sr-only">: {name}</span>
      </Button>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    setIsOpen(false);
    onWaive(typed.trim());
  }
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <TextField
          name={`verzicht-${name}`}
          label="Warum nicht? Der Kunde liest es."
          value={typed}
          maxLength={500}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" disabled={typed.trim() === ''}>
        Übernehmen
      </Button>
    </form>
  );
}
