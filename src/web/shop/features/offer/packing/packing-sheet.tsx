import type { OfferView } from '#contract/offer-view.ts';
import type { LoadView, PackingView } from '#contract/packing.ts';
import { pages } from '#contract/urls.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BatteryMark } from './battery-mark.tsx';
import { isHeldBack } from './is-held-back.ts';
import { contentText, loadTitle, taskText, weightText } from './packing-words.ts';
import { usePacking } from './use-packing.ts';

/** Beyond so many sheets nobody prints; alike parcels are packed by one. */
const maxSheets = 60;

/** What belongs into each parcel, how it is packed and what is ticked off, a sheet of paper for each. */
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
          Für jedes Paket und jede Palette ein Blatt. Drucken Sie diese Seite in tatsächlicher Größe, damit Kennzeichen
          ihr Maß behalten, und legen Sie das Blatt obenauf.
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
  const loads = packing.loads.slice(0, maxSheets);
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
        {loads.map((load) => (
          <Sheet key={load.key} view={view} number={number} load={load} packing={packing} />
        ))}
      </div>
    </>
  );
}

function Sheet({ view, number, load, packing }: SheetsProps & { readonly load: LoadView }) {
  const title = loadTitle(load, view.shippingMethod);
  const guides = packing.guides.filter(({ id }) => load.guides.includes(id));
  return (
    <section
      aria-label={title}
      className="rounded-sm border border-line bg-sheet p-5 sm:p-7 print:break-after-page print:border-0 print:p-0 print:text-[10pt] print:leading-snug"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2>{title}</h2>
        <p className="text-muted">
          Auftrag {number}
          {load.weight !== undefined && ` · ${weightText(load.weight)}`}
        </p>
      </div>
      <ul aria-label={`Inhalt: ${title}`} className="mt-4 grid gap-1 border-y border-line py-3 font-emphasis">
        {load.contents.map((content) => (
          <li key={content.itemId} className="break-words">
            {contentText(view, content)}
          </li>
        ))}
      </ul>
      <ul aria-label={`Abhaken: ${title}`} className="mt-4 grid gap-2 print:gap-1">
        {load.tasks.map(({ task }) => (
          <li key={task} className="flex gap-3">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border-[1.5px] border-ink" />
            {taskText(task, load, packing.carrier)}
          </li>
        ))}
      </ul>
      {guides.map((guide) => (
        <div key={guide.id} className="mt-5 break-inside-avoid">
          <h3 className="text-base">{guide.title}</h3>
          <ol className="mt-2 grid list-decimal gap-1 pl-6 text-sm">
            {guide.steps.map(({ html }) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown without HTML
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ol>
        </div>
      ))}
      {load.marked && (
        <div className="mt-6 break-inside-avoid">
          <h3 className="text-base">Zum Ausschneiden: Kennzeichen für Lithium-Akkus</h3>
          <p className="mt-1 mb-3 text-sm">
            In Farbe drucken, ausschneiden, neben das Versandetikett kleben, nicht um eine Kante.
          </p>
          <BatteryMark />
        </div>
      )}
    </section>
  );
}
