import type { LoadView, PackingView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { pages } from '#contract/site/urls.ts';
import { packedModels } from '#domain/logistics/packed-models.ts';
import { counted } from '#domain/values/number-text.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BatteryMark } from './battery-mark.tsx';
import { isHeldBack } from './is-held-back.ts';
import { LoadSheet } from './load-sheet.tsx';
import { loadTitle } from './packing-words.ts';
import { usePacking } from './use-packing.ts';

/** Up to so many parcels each has a paper of its own; more of them share it, and a pallet always has its own. */
const maxSingle = 20;

/** What belongs into each parcel and what is ticked off, a sheet for each; how goods are packed stands once, kind by kind. */
export function PackingSheet({ view }: { readonly view: OfferView }) {
  const { packing, read } = usePacking(view.id, view.version);
  const number = view.orderId ?? view.inquiryId ?? 'Anfrage';
  return (
    <div className="page-width pt-8 sm:pt-10 print:max-w-none print:p-0">
      <div className="print:hidden">
        <Breadcrumb
          crumbs={[
            { text: 'Verkaufscockpit', href: pages.cockpit.list },
            { text: number, href: pages.cockpit.offer(view.id) },
            { text: 'Packliste' },
          ]}
        />
        <h1 className="mt-2.5">Packliste</h1>
        <p className="mt-4 max-w-[40rem] text-muted">
          Für jedes Paket und jede Palette ein Blatt mit den Nummern der Geräte, danach einmal die Anleitungen. Drucken
          Sie diese Seite in tatsächlicher Größe, damit Kennzeichen ihr Maß behalten, und legen Sie das Blatt obenauf.
        </p>
      </div>
      {packing.at === 'reading' && (
        <p role="status" className="mt-8 text-muted">
          Ihre Packliste wird geladen …
        </p>
      )}
      {packing.at === 'failed' && (
        <div className="mt-8 print:hidden">
          <p role="alert">{messageOf(packing.problem)}</p>
          <Button className="mt-5" onClick={() => void read()}>
            Noch einmal laden
          </Button>
        </div>
      )}
      {packing.at === 'here' && <Sheets view={view} number={number} packing={packing.view} />}
    </div>
  );
}

interface SheetsProps {
  readonly view: OfferView;
  readonly number: string;
  readonly packing: PackingView;
}

function Sheets({ view, number, packing }: SheetsProps) {
  const { loads, carrier, guides, sites } = packing;
  const models = packedModels(loads, view.items);
  const sharesPaper = loads.length > maxSingle;
  const isShort = ({ type }: LoadView) => sharesPaper && type !== 'pallet';
  return (
    <>
      {isHeldBack(packing) && (
        <div className="mt-8 print:hidden">
          <Notice kind="warn" title="Noch nicht packen">
            Beantworten Sie zuerst die Frage zu den Akkus in der Statusübersicht.
          </Notice>
        </div>
      )}
      {loads.length === 0 && <p className="mt-8">Zu diesem Verkauf ist nichts zu packen.</p>}
      <div className="mt-8 grid gap-8 print:mt-0 print:block">
        {loads.map((load, index) => (
          <LoadSheet
            key={load.key}
            view={view}
            number={number}
            load={load}
            models={models[index] ?? []}
            carrier={sites?.find(({ site }) => site === load.site)?.carrier ?? carrier}
            isShort={isShort(load)}
          />
        ))}
      </div>
      <SharedMarks loads={loads.filter((load) => load.marked && isShort(load))} method={view.shippingMethod} />
      {guides.length > 0 && <Guides guides={guides} />}
    </>
  );
}

/** The mark once for all parcels that share their paper: it is printed as often as it is needed. */
function SharedMarks({
  loads,
  method,
}: {
  readonly loads: readonly LoadView[];
  readonly method: OfferView['shippingMethod'];
}) {
  const count = loads.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (count === 0) return null;
  return (
    <section aria-label="Kennzeichen für Lithium-Akkus" className="mt-8 break-inside-avoid print:break-before-page">
      <h2>Kennzeichen für Lithium-Akkus</h2>
      <p className="mt-2 mb-4 max-w-[40rem]">
        Drucken Sie dieses Blatt {counted(count, 'Mal', 'Mal')} in Farbe, einmal für jedes dieser Pakete:{' '}
        {loads.map((load) => loadTitle(load, method)).join(', ')}. Schneiden Sie das Kennzeichen aus, und kleben Sie es
        neben das Versandetikett, nicht um eine Kante.
      </p>
      <BatteryMark />
    </section>
  );
}

/** How goods are packed, once for each kind. */
function Guides({ guides }: Pick<PackingView, 'guides'>) {
  return (
    <section aria-label="So verpacken Sie" className="mt-8 print:mt-0 print:break-before-page print:text-[10pt]">
      <h2>So verpacken Sie</h2>
      {guides.map((guide) => (
        <div key={guide.id} className="mt-5 break-inside-avoid print:mt-3">
          <h3 className="text-base">{guide.title}</h3>
          <ol className="mt-2 grid list-decimal gap-1 pl-6 text-sm">
            {guide.steps.map(({ html }) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown without HTML
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
