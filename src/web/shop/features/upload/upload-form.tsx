import { useState } from 'react';
import type { UploadedFile } from '#contract/goods/basket.ts';
import { Button } from '#web/ui/button.tsx';
import { useFieldId } from '#web/ui/fields/field-props.ts';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { UploadField } from './upload-field.tsx';
import type { UploadKind } from './upload-kind.ts';

interface UploadFormProps {
  /** Before the draft is open there is no place for a file. */
  readonly ready: boolean;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly buttonText?: string;
  readonly kind: UploadKind;
  readonly stored: readonly UploadedFile[];
  readonly onStored: (file: UploadedFile) => void;
  readonly onRemove: (file: UploadedFile) => void;
  readonly onMove?: (file: UploadedFile, by: -1 | 1) => void;
  readonly onNext: () => void;
}

/** Choose or drop, see it arrive, go on. */
export function UploadForm({ ready, onNext, ...field }: UploadFormProps) {
  const id = useFieldId(field.name);
  const [busy, setBusy] = useState(false);
  const [tooEarly, setTooEarly] = useState(false);
  const missing = busy
    ? 'Warten Sie bitte, bis alles hochgeladen ist.'
    : field.stored.length === 0
      ? 'Bitte wählen Sie zuerst eine Datei aus.'
      : undefined;

  function next() {
    if (missing === undefined) return onNext();
    setTooEarly(true);
    document.getElementById(id)?.focus();
  }

  return (
    <fieldset disabled={!ready} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
      <NeedsProgram what="Dieses Formular" />
      <UploadField {...field} required onBusy={setBusy} error={tooEarly ? missing : undefined} />
      <div>
        <Button kind="primary" onClick={next} className="max-sm:w-full">
          Weiter zur Anfrage
        </Button>
      </div>
    </fieldset>
  );
}
