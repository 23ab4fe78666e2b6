import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import type { GoodsInView } from '#contract/devices/units.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ScanField } from '../../ui/scan-field.tsx';
import { takeTyped } from '../../ui/typed-ahead.ts';
import { ClosePart } from './close-part.tsx';
import { GoodsCounts } from './goods-counts.tsx';
import { goodsSummaryOf } from './goods-summary.ts';
import { GoodsTable } from './goods-table.tsx';
import { LastScan } from './last-scan.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { PhotoButton } from './photo-button.tsx';
import { usePlateFormat } from './plate-format.ts';
import { PrintPlates } from './print-plates.tsx';
import { ProofPart } from './proof-part.tsx';
import { withLine } from './ramp-choice.ts';
import type { RampQueue } from './ramp-queue.ts';
import { ReceiptState } from './receipt-state.tsx';
import type { ScanSound } from './scan-sound.ts';
import { scanWords } from './scan-words.ts';
import { SendingBar } from './sending-bar.tsx';
import { UnexpectedUnits } from './unexpected-units.tsx';
import { useRamp } from './use-ramp.ts';

const CameraScanner = lazyRouteComponent(
  loadChunk(() => import('./camera-scanner.tsx')),
  'CameraScanner',
);
const LabelLook = lazyRouteComponent(
  loadChunk(() => import('./label-look.tsx')),
  'LabelLook',
);

interface RampScreenProps {
  readonly view: GoodsInView;
  readonly queue: RampQueue;
  readonly sound: ScanSound;
}

/** The ramp: goods of one sale are counted as they come out of their parcels. */
export function RampScreen({ view, queue, sound }: RampScreenProps) {
  const ramp = useRamp(view, queue, sound);
  const { goods, latest, choice } = ramp;
  const isCutOff = ramp.isOffline && ramp.waiting.length > 0;
  const summary = useMemo(() => goodsSummaryOf(goods), [goods]);
  const [picked, setPicked] = useState<string>();
  const [isFilming, setIsFilming] = useState(false);
  const [labels, setLabels] = useState<readonly File[]>();
  const [isClosing, setIsClosing] = useState(false);
  const [plateFormat, setPlateFormat] = usePlateFormat();
  const isOn = useStore(sound.isOn);
  const chosen = summary.lines.find(({ line }) => line.itemId === choice.itemId);
  const said = latest && latest.state !== 'refused' ? { code: latest.code, ...scanWords(latest.kind) } : undefined;
  const scan = (text: string, opening?: string) => {
    setPicked(undefined);
    ramp.scan(text, opening);
  };
  useEffect(() => {
    // What is scanned here counts nowhere, also not on the page after this one.
    if (!view.isOpen) takeTyped();
  }, [view.isOpen]);
  const isClosable = view.isOpen && goods.units.length > 0 && (!view.receipt?.isCurrent || ramp.waiting.length > 0);

  return (
    <div className="grid gap-4 px-7 pt-5 pb-28 text-[1.134rem] [--control:56px] max-md:px-4">
      <header className="flex items-start justify-between gap-3 max-md:flex-wrap">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <p className="text-muted">Wareneingang</p>
          <h1 className="text-[1.75rem] wrap-anywhere">
            {[view.orderId, view.seller].filter((one) => one !== undefined).join(', ')}
          </h1>
        </div>
        <div className="flex gap-2.5 max-md:flex-wrap">
          {view.isOpen && (
            <Button className="px-4" aria-expanded={isFilming} onClick={() => setIsFilming(!isFilming)}>
              Kamera
            </Button>
          )}
          {view.isOpen && <PhotoButton text="Etiketten fotografieren" onTake={setLabels} />}
          <Button className="px-4" aria-pressed={isOn} onClick={() => sound.turn(!isOn)}>
            {isOn ? 'Ton an' : 'Ton aus'}
          </Button>
          <PageLink href={deskPages.offer(view.offerId)} className={buttonStyle('secondary', 'px-4')}>
            Verkauf
          </PageLink>
          <PageLink href={deskPages.goodsIn} className={buttonStyle('secondary', 'px-4')}>
            Pause
          </PageLink>
        </div>
      </header>
      {view.isOpen ? (
        <ScanField label="Scannen oder eintippen:" said={said} onScan={scan} />
      ) : (
        <p role="status" className="rounded-sm bg-steel p-4">
          Hier wird nichts mehr gezählt:{' '}
          {view.receipt ? 'Die Geräte sind geprüft.' : 'Für diesen Verkauf wird nichts erwartet.'}
        </p>
      )}
      <ReceiptState receipt={view.receipt} isOpen={view.isOpen} />
      {isFilming && (
        <OptionalPart
          part={CameraScanner}
          instead={<Unfetched what="Die Kamera" onClose={() => setIsFilming(false)} />}
        >
          <Suspense fallback={<p role="status">Die Kamera wird geöffnet …</p>}>
            <CameraScanner onCode={scan} onClose={() => setIsFilming(false)} />
          </Suspense>
        </OptionalPart>
      )}
      {view.isOpen && labels && (
        <OptionalPart
          part={LabelLook}
          instead={<Unfetched what="Der Leser für Etiketten" onClose={() => setLabels(undefined)} />}
        >
          <Suspense fallback={<p role="status">Die Etiketten werden gelesen …</p>}>
            <LabelLook
              photos={labels}
              goods={goods}
              onCount={(codes) => scan(codes.join('\n'))}
              onClose={() => setLabels(undefined)}
            />
          </Suspense>
        </OptionalPart>
      )}
      <SendingBar ramp={ramp} />
      {isClosing ? (
        <ClosePart ramp={ramp} summary={summary} onDone={() => setIsClosing(false)} />
      ) : (
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18.75rem]">
          <LastScan
            ramp={ramp}
            summary={summary}
            plateFormat={plateFormat}
            picked={picked}
            onLeave={() => setPicked(undefined)}
          />
          <GoodsCounts summary={summary} />
        </div>
      )}
      {chosen && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-sm bg-steel px-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            Unbekannte Nummern zählen zu:{' '}
            <strong>
              {chosen.position}. {chosen.line.title}
            </strong>
          </span>
          <Button onClick={() => ramp.setChoice(withLine(choice, undefined))}>Nicht mehr</Button>
        </p>
      )}
      <GoodsTable
        lines={summary.lines}
        chosen={choice.itemId}
        onChoose={(itemId) => ramp.setChoice(withLine(choice, itemId))}
        onCount={(itemId, units) => ramp.count(units, withLine(choice, itemId))}
        onUnit={setPicked}
      />
      <UnexpectedUnits units={summary.unannouncedUnits} view={view} onUnit={setPicked} />
      <ParcelsPart
        parcels={view.parcels}
        current={choice.parcel}
        unitsIn={(parcel) => goods.units.filter((unit) => unit.parcel === parcel).length}
        onParcel={scan}
      />
      {view.isOpen && <ProofPart ramp={ramp} />}
      <PrintPlates offerId={view.offerId} count={view.units.length} format={plateFormat} onFormat={setPlateFormat} />
      {!isClosing && (
        <footer className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink bg-sheet px-7 py-3 max-md:px-4">
          <p className="min-w-0 flex-1 text-muted max-md:hidden">
            {isCutOff
              ? 'Abschließen können Sie, sobald alles gesendet ist.'
              : 'Der Kunde sieht jedes Gerät, sobald es gescannt ist. Mit dem Abschluss erfährt er einzeln, was fehlt.'}
          </p>
          <Button
            kind="primary"
            className="max-md:w-full"
            disabled={!isClosable || isCutOff}
            onClick={() => {
              setIsClosing(true);
              window.scrollTo({ top: 0 });
            }}
          >
            Eingang abschließen: {summary.here} von {summary.declared}
          </Button>
        </footer>
      )}
    </div>
  );
}

/** In place of what is fetched when it is first wanted, and could not be; it comes by itself. */
function Unfetched({ what, onClose }: { readonly what: string; readonly onClose: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-sm bg-warn-soft p-4.5">
      <p>{`${what} kommt, sobald Netz da ist. Scannen und Eintippen zählen auch ohne.`}</p>
      <Button data-leaves onClick={onClose}>
        Schließen
      </Button>
    </div>
  );
}
