import { apiScopeHints, apiScopeNames, apiScopes, keptForPersons, mayByToken } from '#contract/account/api-scopes.ts';
import { type DeskCommand, type DeskCreation, deskCommands, deskSummaries } from '#contract/desk/desk-commands.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { maxReplayed } from '#contract/desk/webhooks.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { type ProblemCode, problemTexts } from '#contract/problem.ts';
import { numberText } from '#domain/values/number-text.ts';
import { CodeText } from '#web/ui/code-text.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SystemFrame } from '../../features/system/system-frame.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DeveloperPart } from './developer-part.tsx';
import clientText from './provider-client.ts?raw';
import clientUrl from './provider-client.ts?url';

const firstCall = `curl -H "Authorization: Bearer akw_…" "ADRESSE/desk/api/queue?tab=all"`;
const firstCommand = `curl -X POST ADRESSE/desk/api/submitBid/offer-… \\
  -H "Authorization: Bearer akw_…" -H "Content-Type: application/json" \\
  -H 'Idempotency-Key: "0f5a7c9e-2d37-4f0a-9a51-6f2b2c0f9a10"' -H 'If-Match: "7"' \\
  -d '{"lines":[{"itemId":"item-…","unitPrice":420,"deductions":[]}],"shippingMethod":"shipment","validUntil":"2026-12-04"}'`;
const message = `webhook-id: offer-…_8
webhook-timestamp: 1795510800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"offer.bidAccepted","timestamp":"2026-11-24T09:00:00.000Z",
 "data":{"event":"bidAccepted","offerId":"offer-…","version":8,"at":"2026-11-24T09:00:00.000Z"}}`;

type Call = DeskCommand | DeskCreation;
const creations = ['createFromInquiry', 'createFromOrder'] as const satisfies readonly DeskCreation[];
const calls: readonly Call[] = [...creations, ...deskCommands];
const isCreation = (call: Call) => creations.some((one) => one === call);
const scopesOf = (call: Call) =>
  apiScopes.filter((scope) => mayByToken([scope], call)).map((scope) => apiScopeNames[scope]);

const reads = [
  ['GET queue?tab=all', 'Die Arbeitsliste, seitenweise: next ist der Wert für after'],
  [
    'GET offers/{offerId}',
    'Ein Verkauf: Phase, Geräte, Preise, Anschriften, Verlauf, und was jetzt möglich ist (commands)',
  ],
  ['GET bidSheet/{offerId}', 'Was das Preisbuch zu einer Anfrage sagt'],
  ['POST uploads', 'Eine Datei als Formular; ihre Adresse steht dann in Befehlen'],
  ['GET uploads/{id}', 'Eine Datei, die an einem Verkauf hängt'],
  [`POST ${reportCalls.upload.replace('/desk/api/', '')}`, 'Löschberichte als Formular'],
] as const;

/** Status and code of refusals that a program meets, and what to do about them. */
const refusals: readonly (readonly [string, ProblemCode, string])[] = [
  ['400', 'invalidBody', 'Die Felder unter fields berichtigen'],
  ['401', 'tokenUnknown', 'Token abgelaufen oder beendet: ein neues holen'],
  ['404', 'notFound', 'Es gibt ihn nicht, oder das Token ist dafür nicht freigegeben'],
  ['409', 'notAllowedInPhase', 'Verkauf neu lesen: Es ist etwas anderes möglich'],
  ['409', 'idempotencyKeyInUse', 'Derselbe Aufruf läuft noch: nach Retry-After noch einmal'],
  ['409', 'offerChanged', 'Verkauf neu lesen und neu entscheiden'],
  [
    '409',
    'priceUnusual',
    'Die Rechnungen unter fields einem Menschen zeigen und danach mit confirmed: true noch einmal senden',
  ],
  ['422', 'idempotencyKeyReused', 'Für ein anderes Vorhaben einen neuen Schlüssel nehmen'],
  ['429', 'tooManyRequests', 'Nach Retry-After noch einmal'],
  ['503', 'databaseAway', 'Nach Retry-After noch einmal'],
];

/** Tells the developer of an ERP how to be the provider: every call, and a client that works. */
export function DeveloperPage() {
  return (
    <SystemFrame here={deskPages.developer}>
      <p className="max-w-[44rem]">
        Was dieser Schreibtisch kann, kann auch Ihre Warenwirtschaft: Er ruft dieselbe Schnittstelle auf. Alle Aufrufe
        mit Feldern, Grenzen und Antworten stehen unter{' '}
        <PageLink href="/api/docs/" className="text-link">
          Schnittstelle
        </PageLink>
        .
      </p>
      <DeveloperPart title="Anmelden">
        <p>
          Mit einem Token im Kopf jedes Aufrufs, ohne Cookie. Ein Token erstellt die Verwaltung unter Token; es gilt für
          die dort gewählten Aufgaben und steht neben allem, was damit geschieht. {keptForPersons}
        </p>
        <CodeText label="Erster Aufruf" text={firstCall} />
        <DataTable
          caption="Aufgaben eines Tokens"
          empty=""
          keyOf={(scope) => scope}
          rows={apiScopes}
          columns={[
            { title: 'Aufgabe', isLead: true, cell: (scope) => apiScopeNames[scope] },
            { title: 'Name', isLead: true, cell: (scope) => <code>{scope}</code> },
            { title: 'Wofür', cell: (scope) => apiScopeHints[scope] },
          ]}
        />
      </DeveloperPart>
      <DeveloperPart title="Lesen">
        <p>
          Alle Adressen beginnen mit ADRESSE/desk/api/. Beträge sind Euro, Zeitpunkte UTC, Tage nach deutscher Zeit.
        </p>
        <DataTable
          caption="Aufrufe, die lesen oder Dateien bringen"
          empty=""
          keyOf={([call]) => call}
          rows={reads}
          columns={[
            { title: 'Aufruf', isLead: true, isWhole: true, cell: ([call]) => <code>{call}</code> },
            { title: 'Antwort', cell: ([, does]) => does },
          ]}
        />
      </DeveloperPart>
      <DeveloperPart title="Handeln">
        <p>
          Jeder Schritt ist ein Befehl: POST mit seinem Namen und dem Verkauf. Was jetzt möglich ist, nennt der Verkauf
          selbst unter commands; fragen Sie das, statt Phasen nachzubauen.
        </p>
        <CodeText label="Ein Befehl" text={firstCommand} />
        <DataTable
          caption="Befehle des Ankäufers"
          empty=""
          keyOf={(call) => call}
          rows={calls}
          columns={[
            {
              title: 'Befehl',
              isLead: true,
              isWhole: true,
              cell: (call) => <code>{isCreation(call) ? call : `${call}/{offerId}`}</code>,
            },
            { title: 'Was er tut', cell: (call) => deskSummaries[call] },
            { title: 'Aufgabe', cell: (call) => scopesOf(call).join(', ') || 'nur Personen' },
          ]}
        />
      </DeveloperPart>
      <DeveloperPart title="Zweimal gesendet, einmal gewirkt">
        <p>
          Kommt keine Antwort, weiß niemand, ob der Aufruf wirkte. Senden Sie ihn mit demselben Idempotency-Key noch
          einmal: Er wirkt einmal und wird 24 Stunden lang gleich beantwortet, mit dem Kopf Idempotent-Replayed. Für
          jedes Vorhaben ein neuer Schlüssel, am besten eine UUID; merken Sie ihn sich mit dem, was noch zu senden ist.
        </p>
      </DeveloperPart>
      <DeveloperPart title="Nichts überschreiben">
        <p>
          Jeder Verkauf hat eine version. Mit If-Match: "7" gelten submitBid, reject, linkOrder, verifyData und die
          Antworten auf einen Gegenvorschlag nur, solange er auf dieser Fassung steht; sonst kommt 409 offerChanged, und
          nichts ändert sich. Ohne den Kopf entscheidet der Ablauf allein.
        </p>
      </DeveloperPart>
      <DeveloperPart title="Abgelehnt">
        <p>
          Als application/problem+json mit einem festen code und einem deutschen Satz in detail. Je Token sind 600
          Aufrufe in der Minute möglich.
        </p>
        <DataTable
          caption="Häufige Ablehnungen"
          empty=""
          keyOf={([status, code]) => `${status} ${code}`}
          rows={refusals}
          columns={[
            { title: 'Status', isLead: true, cell: ([status]) => status },
            {
              title: 'code',
              isLead: true,
              isWhole: true,
              cell: ([, code]) => <code title={problemTexts[code]}>{code}</code>,
            },
            { title: 'Was zu tun ist', cell: ([, , todo]) => todo },
          ]}
        />
      </DeveloperPart>
      <DeveloperPart title="Webhooks">
        <p>
          Statt zu fragen, ob etwas geschah, lassen Sie es sich sagen, nach der Beschreibung der Standard Webhooks.
          Prüfen Sie die Signatur über id, timestamp und body, wie er kam: HMAC-SHA256 mit dem Geheimnis nach whsec_
          (Base64). Bei einem Wechsel stehen zwei Signaturen da, eine davon muss stimmen. Lehnen Sie ab, was älter als
          fünf Minuten ist.
        </p>
        <CodeText label="Eine Nachricht" text={message} />
        <p>
          Antworten Sie in 10 Sekunden mit 2xx, und arbeiten Sie danach. Jede Nachricht kommt mindestens einmal, in
          keiner versprochenen Reihenfolge: Die webhook-id bleibt dieselbe, version sagt, was neuer ist. Lesen Sie dann
          den Verkauf. Schlägt es fehl, versuchen wir es drei Tage lang mit wachsenden Pausen; 410 schaltet das Ziel ab.
          Was Ihnen fehlt, senden wir ab einem Zeitpunkt noch einmal, {numberText(maxReplayed)} Ereignisse auf einmal.
        </p>
      </DeveloperPart>
      <DeveloperPart title="Ein lauffähiges Beispiel">
        <p>
          Eine Datei ohne Abhängigkeiten für Node.js 24: Aufrufe mit Token und Wiederholung, Dateien, Prüfung von
          Webhooks. Mit ihr spielt npm run demo:provider den Ankäufer.{' '}
          <PageLink href={clientUrl} download="provider-client.ts" className="text-link">
            provider-client.ts herunterladen
          </PageLink>
        </p>
        <CodeText label="Text des Clients" text={clientText} />
      </DeveloperPart>
    </SystemFrame>
  );
}
