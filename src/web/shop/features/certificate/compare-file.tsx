import { useState } from 'react';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { NeedsProgram } from '#web/ui/needs-program.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sha256Of } from './sha256-of.ts';

type Compared = { readonly name: string; readonly result: 'same' | 'other' | 'unreadable' };

const endings = ['pdf'];

/** Compares a file with the one that was issued. It is read in the browser and goes nowhere. */
export function CompareFile({ sha256 }: { readonly sha256: string }) {
  const [compared, setCompared] = useState<Compared>();

  async function compare([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setCompared(undefined);
    const hash = await sha256Of(file).catch(() => undefined);
    const result = hash === undefined ? 'unreadable' : hash === sha256 ? 'same' : 'other';
    setCompared({ name: file.name, result });
  }

  return (
    <section aria-labelledby="datei-vergleichen">
      <h2 id="datei-vergleichen">Datei vergleichen</h2>
      <p className="mt-3 mb-5 max-w-[40rem]">
        Wählen Sie die PDF-Datei aus, die Sie erhalten haben. Ihr Browser berechnet die Prüfsumme; die Datei bleibt auf
        Ihrem Gerät.
      </p>
      <NeedsProgram what="Der Vergleich" />
      <FileField
        name="datei"
        label="PDF-Datei des Nachweises"
        endings={endings}
        buttonText="PDF-Datei auswählen"
        dropText="Loslassen zum Vergleichen"
        value={[]}
        onPick={(files) => void compare(files)}
        onRemove={() => setCompared(undefined)}
      />
      <div className="mt-5">{compared && <Result compared={compared} />}</div>
      <p className="mt-5 max-w-[40rem] text-sm text-muted">
        Ohne diese Seite: <code>Get-FileHash Datei.pdf</code> (Windows) oder <code>sha256sum Datei.pdf</code> (Linux)
        gibt die Prüfsumme aus, die oben steht. Ein Ausdruck oder eine neu gespeicherte Datei hat eine andere.
      </p>
    </section>
  );
}

function Result({ compared: { name, result } }: { readonly compared: Compared }) {
  if (result === 'same')
    return (
      <Notice kind="ok" title="Die Datei ist unverändert">
        <p className="wrap-anywhere">{name} ist die Datei, die wir ausgestellt haben.</p>
      </Notice>
    );
  if (result === 'other')
    return (
      <Notice kind="warn" title="Das ist nicht die ausgestellte Datei">
        <p className="wrap-anywhere">
          {name} wurde verändert oder ist eine andere Datei. Verlassen Sie sich nicht auf ihren Inhalt.
        </p>
      </Notice>
    );
  return (
    <Notice kind="warn" title="Der Vergleich war nicht möglich">
      Ihr Browser konnte die Datei nicht lesen oder keine Prüfsumme berechnen. Bitte vergleichen Sie die Prüfsumme wie
      unten beschrieben.
    </Notice>
  );
}
