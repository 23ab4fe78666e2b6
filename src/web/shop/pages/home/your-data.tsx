import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { HomeSection } from './home-section.tsx';

const methods = [
  ['Festplatte', 'überschreiben und prüfen, oder Sanitize'],
  ['SSD und NVMe', 'Block Erase, Sanitize oder Crypto Erase'],
  ['Band', 'in voller Länge überschreiben'],
  ['Switch, Router, Firewall', 'auf Werkszustand zurücksetzen'],
  ['was sich nicht löschen lässt', 'vernichten'],
] as const;

const record = [
  ['Datenträger', 'Samsung PM883, 960 GB'],
  ['Seriennummer', 'S45PNA0M100001'],
  ['Methode', 'Block Erase'],
  ['Ergebnis', 'gelöscht'],
] as const;

/** What happens to the data on the goods: the method by medium, and the proof for each one. */
export function YourData() {
  return (
    <HomeSection
      id="ihre-daten"
      title="Was mit Ihren Daten geschieht"
      lead="Wir löschen jeden Datenträger nach NIST SP 800-88 Rev. 2, bevor ein Gerät geprüft wird. Welche Methode gilt, hängt vom Datenträger ab."
    >
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <dl className="border-t border-ink">
          {methods.map(([medium, method]) => (
            <div key={medium} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-2">
              <dt className="font-emphasis">{medium}</dt>
              <dd className="text-muted">{method}</dd>
            </div>
          ))}
        </dl>
        <div>
          <section aria-label="Beispiel für einen Löschnachweis" className="rounded-sm border border-line bg-sheet p-6">
            <p className="text-sm font-emphasis text-muted">Beispiel für einen Löschnachweis</p>
            <dl className="mt-3">
              {record.map(([name, value]) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-emphasis">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <p className="mt-4 text-muted">
            So ein Eintrag steht für jeden Datenträger in Ihrer Statusübersicht. Fehlt einer, gilt die Löschung nicht
            als abgeschlossen.
          </p>
        </div>
      </div>
      <p className="mt-5">
        <PageLink
          href={pages.blogPost(2, 'datenloeschung-nach-nist-sp-800-88-rev-2')}
          className="text-link inline-block py-2.5 font-emphasis"
        >
          Wie wir löschen, und was Sie vorher tun sollten
        </PageLink>
      </p>
    </HomeSection>
  );
}
