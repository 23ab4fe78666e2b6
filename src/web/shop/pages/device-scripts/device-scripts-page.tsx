import { pages } from '#contract/site/urls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OtherWays } from '../upload/other-ways.tsx';
import powerShellScript from './geraet-auslesen.ps1?raw';
import powerShellUrl from './geraet-auslesen.ps1?url';
import shellScript from './geraet-auslesen.sh?raw';
import shellUrl from './geraet-auslesen.sh?url';
import { ReadDevices } from './read-devices.tsx';
import { ScriptPart } from './script-part.tsx';

const facts = [
  [
    'Was es liest',
    'Hersteller, Modell, Seriennummer, Prozessor, Arbeitsspeicher, Art und Größe der Laufwerke, Zustand des Akkus.',
  ],
  [
    'Was es nicht liest',
    'Benutzer, Rechnername, Netzwerk, Programme, Dateien. Auch die Seriennummern der Laufwerke nicht.',
  ],
  [
    'Was es sendet',
    'Nichts. Es schreibt eine Zeile auf den Bildschirm oder in eine Datei; eingefügt wird sie von Ihnen.',
  ],
  [
    'Wie Sie das prüfen',
    'Das Skript ist ein lesbarer Text und steht hier ganz. Kein Befehl darin baut eine Verbindung auf: Es läuft genauso ohne Netzwerk.',
  ],
  ['Was es ändert', 'Nichts. Es installiert nichts, und unter Windows braucht es keine Administratorrechte.'],
  [
    'Wo seine Grenzen liegen',
    'Hinter einem RAID-Controller sieht das System Verbünde statt einzelner Laufwerke. Was fehlt, ergänzen Sie danach.',
  ],
] as const;

/** A helper for whoever does not know what is in a device: scripts to read it out, and the place for what they write. */
export function DeviceScriptsPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Geräte auslesen" crumbs={[{ text: 'Start', href: pages.home }, { text: 'Geräte auslesen' }]}>
        Ein kurzes Skript liest auf dem Gerät, was für den Preis zählt, und schreibt es in eine Zeile. Sie fügen die
        Zeile hier ein, für eines oder für tausend Geräte.
      </PageHeader>
      <dl className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="font-emphasis">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <section className="mt-12 border-t border-ink pt-6">
        <h2>Zeile einfügen</h2>
        <div className="mt-4">
          <ReadDevices />
        </div>
      </section>
      <section className="mt-12 border-t border-ink pt-6">
        <h2>Skript holen</h2>
        <div className="mt-4 grid gap-x-10 gap-y-12 lg:grid-cols-2">
          <ScriptPart
            system="Windows"
            fileName="geraet-auslesen.ps1"
            text={powerShellScript}
            address={powerShellUrl}
            steps={[
              'Skript kopieren.',
              'PowerShell öffnen, das Skript einfügen, Eingabetaste drücken.',
              'Die Zeile, die mit AW1; beginnt, kopieren und oben einfügen.',
              <>
                Für viele Geräte die Datei auf einem Stick oder einer Freigabe starten, sie schreibt je Gerät eine
                Datei: <Command>powershell -ExecutionPolicy Bypass -File geraet-auslesen.ps1 -Ordner E:\</Command>
              </>,
            ]}
          />
          <ScriptPart
            system="Linux und macOS"
            fileName="geraet-auslesen.sh"
            text={shellScript}
            address={shellUrl}
            steps={[
              <>
                Skript herunterladen und im Terminal starten: <Command>sudo sh geraet-auslesen.sh</Command>
              </>,
              'Die Zeile, die mit AW1; beginnt, kopieren und oben einfügen.',
              <>
                Für viele Geräte einen Ordner nennen, dann schreibt es je Gerät eine Datei:{' '}
                <Command>sudo sh geraet-auslesen.sh /media/stick</Command>
              </>,
            ]}
          />
        </div>
      </section>
      <OtherWays without={pages.deviceScripts} />
    </div>
  );
}

function Command({ children }: { readonly children: string }) {
  return <code className="rounded-sm bg-steel px-1.5 py-0.5 text-[0.88rem] wrap-anywhere">{children}</code>;
}
