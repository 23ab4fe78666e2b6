import { useEffect } from 'react';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AgreedPriceBelow } from '../../agreed-price.tsx';
import { type HandoverSite, isSiteReady } from '../../handover/at-site.ts';
import { DispatchGoods } from '../../handover/dispatch-goods.tsx';
import { DrivesOut } from '../../handover/drives-out.tsx';
import { HandoverRecord } from '../../handover/handover-record.tsx';
import { SiteHandovers } from '../../handover/site-handovers.tsx';
import { Batteries } from '../../packing/batteries.tsx';
import { isHeldBack } from '../../packing/is-held-back.ts';
import { needsMaterial } from '../../packing/needs-material.ts';
import { PackingList } from '../../packing/packing-list.tsx';
import { usePacking } from '../../packing/use-packing.ts';
import type { PanelProps } from '../../panel-props.ts';
import { afterHandover, shippingMethodOf } from '../after-handover.ts';
import { type PhaseScreen, we, you } from '../phase-screen.ts';

/** Packaging, label or appointment by the provider, the goods by the customer. */
function HandoverPanel({ view, actions, onHeldBack }: PanelProps) {
  const { packing, read, answer, tick } = usePacking(view.id, view.version, actions.noticeSignOut);
  const ready = isReady(view);
  const method = shippingMethodOf(view);
  const isFree = packing.at === 'here' && !isHeldBack(packing.view);
  const isHeld = packing.at === 'here' && !isFree;
  useEffect(() => {
    onHeldBack?.(isHeld);
    return () => onHeldBack?.(false);
  }, [isHeld, onHeldBack]);
  const { sites } = view;
  const [title, text] = sites
    ? [`Ihre ${sites.length} Standorte`, sitesText[method]]
    : ready && isHeld
      ? [heldTitle[method], undefined]
      : ready
        ? [readyTitle[method], readyText[method]]
        : [waitingTitle[method], waitingText(view)[method]];
  return (
    <>
      <h2>{title}</h2>
      {text !== undefined && <p className="mt-3">{text}</p>}
      {packing.at === 'here' && <Batteries view={view} packing={packing.view} answer={answer} />}
      <DrivesOut view={view} />
      {!sites && <HandoverRecord view={view} showsLabel={isFree} />}
      {packing.at === 'reading' && (
        <p role="status" className="mt-6 text-muted">
          Ihre Packliste wird geladen …
        </p>
      )}
      {packing.at === 'failed' && (
        <div role="alert" className="mt-6 rounded-sm bg-warn-soft p-5">
          <p>Etikett und Packliste lassen sich gerade nicht laden. {messageOf(packing.problem)}</p>
          <Button className="mt-4" onClick={() => void read()}>
            Noch einmal laden
          </Button>
        </div>
      )}
      {sites && (
        <SiteHandovers
          view={view}
          actions={actions}
          sites={sites}
          packing={packing}
          tick={tick}
          isHeld={view.heldByAgreement === true}
        />
      )}
      {!sites && packing.at === 'here' && <PackingList view={view} packing={packing.view} tick={tick} />}
      {!sites && isFree && !view.heldByAgreement && <DispatchGoods view={view} actions={actions} />}
      <AgreedPriceBelow view={view} />
    </>
  );
}

const sitesText = {
  shipment:
    'Jeder Standort bekommt sein eigenes Etikett. Als unterwegs gilt der Verkauf, sobald der letzte versendet hat.',
  pickup: 'Jeder Standort hat seinen eigenen Termin. Als unterwegs gilt der Verkauf, sobald der letzte übergeben hat.',
  delivery:
    'Jeder Standort hat seinen eigenen Termin. Als unterwegs gilt der Verkauf, sobald der letzte übergeben hat.',
};
const waitingTitle = {
  shipment: 'Wir bereiten den Versand vor',
  pickup: 'Wir stimmen die Abholung ab',
  delivery: 'Wir stimmen die Anlieferung ab',
};
const waitingText = (view: PanelProps['view']) => ({
  shipment: needsMaterial(view)
    ? 'Verpackungsmaterial und Versandetikett bekommen Sie kostenlos von uns. Versenden Sie bitte erst mit unserem Etikett.'
    : 'Das Versandetikett bekommen Sie kostenlos von uns, Verpackung haben Sie selbst. Versenden Sie bitte erst mit unserem Etikett.',
  pickup: 'Sobald der Termin steht, sehen Sie ihn hier und bekommen eine E-Mail.',
  delivery: 'Sobald der Termin steht, sehen Sie ihn hier und bekommen eine E-Mail.',
});
const heldTitle = {
  shipment: 'Vor dem Versand: die Akkus',
  pickup: 'Vor der Abholung: die Akkus',
  delivery: 'Vor der Anlieferung: die Akkus',
};
const readyTitle = {
  shipment: 'Ihr Versandetikett ist da',
  pickup: 'Ihr Abholtermin steht',
  delivery: 'Ihr Liefertermin steht',
};
const readyText = {
  shipment: 'Verpacken Sie die Geräte, kleben Sie das Etikett auf, und geben Sie die Sendung auf.',
  pickup: 'Stellen Sie die Geräte bitte bis zum Termin bereit.',
  delivery: 'Bringen Sie die Geräte bitte zum Termin zu uns.',
};

const yourTurn = {
  shipment: 'Sie sind am Zug: Geräte versenden',
  pickup: 'Sie sind am Zug: Geräte zur Abholung bereitstellen',
  delivery: 'Sie sind am Zug: Geräte bringen',
};
const readyToDo = {
  shipment: 'Verpacken Sie die Geräte, geben Sie die Sendung auf, und markieren Sie sie danach als versendet.',
  pickup: 'Stellen Sie die Geräte zum Termin bereit, und markieren Sie sie danach als abgeholt.',
  delivery: 'Bringen Sie die Geräte zum Termin, und markieren Sie sie danach als übergeben.',
};
const waitingToDo = {
  shipment: 'Noch nichts. Versenden Sie bitte erst mit unserem Etikett.',
  pickup: 'Noch nichts. Wir bestätigen zuerst den Termin der Abholung.',
  delivery: 'Noch nichts. Wir bestätigen zuerst den Termin der Anlieferung.',
};

/** 'Sie sind am Zug: 2 von 4 Standorten sind bereit zur Übergabe' */
function readySites(sites: readonly HandoverSite[]): string {
  const open = sites.filter(({ goodsDispatchedAt }) => goodsDispatchedAt === undefined);
  const ready = open.filter(isSiteReady).length;
  return `Sie sind am Zug: Übergabe an ${ready} von ${open.length} ${open.length === 1 ? 'Standort' : 'Standorten'}`;
}

const isReady = ({ actions }: PanelProps['view']) => actions.includes('dispatchGoods');

export const handover: PhaseScreen = {
  Panel: HandoverPanel,
  turn: (view) =>
    view.heldByAgreement
      ? we('Wir sind am Zug: Ihren Vertrag zur Auftragsverarbeitung prüfen')
      : isReady(view)
        ? you(view.sites ? readySites(view.sites) : yourTurn[shippingMethodOf(view)])
        : we('Wir sind am Zug: Versand vorbereiten'),
  toDo: (view) =>
    view.heldByAgreement
      ? 'Noch nichts. Bitte geben Sie nichts aus der Hand, bis wir zu Ihrem Vertrag geantwortet haben.'
      : (isReady(view) ? readyToDo : waitingToDo)[shippingMethodOf(view)],
  next: afterHandover,
};

/** What is said instead while a battery keeps the goods from leaving, which only their packing knows (LOG-11). */
export const heldBack: Pick<PhaseScreen, 'turn' | 'toDo'> = {
  turn: () => you('Sie sind am Zug: Akkus klären'),
  toDo: () => 'Klären Sie zuerst die Akkus, wie hier beschrieben. Bitte geben Sie bis dahin nichts aus der Hand.',
};
