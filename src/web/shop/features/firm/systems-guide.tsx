import type { ReactNode } from 'react';
import { firmApi } from '#contract/account/firm-systems.ts';
import { pages } from '#contract/site/urls.ts';
import { useSite } from '#web/lib/site.ts';
import { CodeText } from '#web/ui/code-text.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { webhookCheck } from './webhook-check.ts';

/** What an administrator does step by step; the fields stand in the description of the calls. */
export function SystemsGuide() {
  const { url } = useSite();
  return (
    <Section title="Anleitung" intro="Für die Person, die Ihr Anlagenverzeichnis betreut.">
      <div className="grid gap-8">
        <Step title="1. Token erstellen">
          <p>
            Legen Sie oben ein Token mit den Aufgaben an, die das System braucht, und kopieren Sie es in dessen
            Einstellungen: Wir zeigen es nur einmal. Jeder Aufruf sendet es im Header „Authorization“.
          </p>
        </Step>
        <Step title="2. Der erste Aufruf">
          <p>Dieser Aufruf liest Ihre Verkäufe. Im Terminal ersetzen Sie akw_… durch Ihr Token:</p>
          <CodeText label="Aufruf: Verkäufe lesen" text={firstCall(url)} />
          <p>Dieser Aufruf sendet eine Geräteliste als Anfrage; die Antwort nennt die Kennung des Verkaufs:</p>
          <CodeText label="Aufruf: Liste senden" text={sendList(url)} />
          <p>
            Kommt keine Antwort, senden Sie denselben Aufruf mit demselben Idempotency-Key noch einmal: Es bleibt bei
            einer Anfrage. Ein Modell, das wir nicht kennen, geht in Ihren Worten mit.
          </p>
        </Step>
        <Step title="3. Bescheid bekommen">
          <p>
            Ein Webhook meldet jedes Ereignis. Prüfen Sie die Signatur, bevor Sie der Meldung trauen, und lesen Sie dann
            den Verkauf. Eine Meldung kann zweimal kommen; ihre „webhook-id“ bleibt gleich. In Node.js:
          </p>
          <CodeText label="Programm: Signatur prüfen" text={webhookCheck} />
          <p>
            Für andere Sprachen gibt es Bibliotheken:{' '}
            <a href="https://www.standardwebhooks.com/" className="text-link">
              Standard Webhooks
            </a>
            .
          </p>
        </Step>
        <Step title="4. Geräte ausbuchen">
          <p>
            Ist ein Verkauf bezahlt, gibt es seine Geräte als Importdatei für Snipe-IT (snipeIt) oder GLPI (glpi). Für
            {' {Kennung} '}setzen Sie die des Verkaufs ein:
          </p>
          <CodeText label="Aufruf: Importdatei holen" text={importFile(url)} />
          <p>
            <PageLink href={`${pages.faq}#anlagenverzeichnis-ausbuchen`} className="text-link inline-block py-2.5">
              So lesen Sie die Datei in Snipe-IT und GLPI ein
            </PageLink>
          </p>
        </Step>
        <Step title="Alle Aufrufe">
          <dl className="grid gap-3">
            {calls.map(([path, what]) => (
              <div key={path}>
                <dt>
                  <code className="wrap-anywhere">{path}</code>
                </dt>
                <dd className="text-muted">{what}</dd>
              </div>
            ))}
          </dl>
          <p>
            Die Kennungen von Verkäufen und Unterlagen stehen in den Antworten. Je Token sind 600 Aufrufe in der Minute
            möglich; bei 429 steht im Header „Retry-After“, wann es weitergeht. Jede Ablehnung nennt einen festen Code
            und erklärt ihn in einem Satz.
          </p>
          <p>
            <a href="/api/docs/" className="text-link inline-block py-2.5">
              Alle Felder und Antworten
            </a>
          </p>
        </Step>
      </div>
    </Section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const withId = (path: string) => path.replace(/:(offerId|documentId)/, '{Kennung}');
const header = '-H "Authorization: Bearer akw_…"';

const firstCall = (shop: string) => `curl ${header} \\
  ${shop}${firmApi.sales}`;

const sendList = (shop: string) => `curl ${header} \\
  -H "Idempotency-Key: tausch-2026-11" \\
  -H "Content-Type: application/json" \\
  -d '{ "location": "10115", "rows": [
        { "name": "Lenovo ThinkPad T480",
          "inventoryNumber": "NB-0001",
          "serialNumber": "PF1A2B3C",
          "memory": "16 GB" } ] }' \\
  ${shop}${firmApi.sendList}`;

const importFile = (shop: string) => `curl ${header} \\
  -G -d format=csv -d list=snipeIt -o geraete.csv \\
  ${shop}${withId(firmApi.deviceFile)}`;

const calls = [
  [firmApi.uploads, 'Eine Liste als Datei hochladen; die Antwort nennt die Adresse für sendList'],
  [firmApi.sendList, 'Eine Anfrage aus Zeilen oder einer hochgeladenen Datei senden'],
  [firmApi.sales, 'Alle Verkäufe mit ihrem Stand'],
  [withId(firmApi.sale), 'Ein Verkauf mit Positionen und Unterlagen'],
  [withId(firmApi.devices), 'Jedes Gerät: angekommen, fehlt, wie gelöscht, mit welchem Nachweis, geprüft, bezahlt'],
  [withId(firmApi.deviceFile), 'Dasselbe als Datei, auch als Importdatei'],
  [withId(firmApi.papers), 'Alle Unterlagen eines Verkaufs als ZIP, E-Rechnungen auch als XML'],
  [withId(firmApi.document), 'Eine Unterlage als PDF'],
  [withId(firmApi.xrechnung).replace(':syntax', 'cii'), 'Eine Gutschrift als XRechnung, cii oder ubl'],
] as const;
