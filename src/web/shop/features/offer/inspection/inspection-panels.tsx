import { AgreedPrice } from '../agreed-price.tsx';
import type { PanelProps } from '../panel-props.ts';
import { DeletionRecord } from './deletion-record.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { TestingRecord } from './testing-record.tsx';

type Viewed = Pick<PanelProps, 'view'>;

export function ReceivedPanel({ view }: Viewed) {
  return (
    <>
      <h2>Ihre Geräte sind angekommen</h2>
      <p className="mt-3">
        {view.deletion?.startedAt ? 'Wir löschen gerade die Datenträger.' : 'Als Nächstes löschen wir die Datenträger.'}{' '}
        Danach prüfen wir die Geräte.
      </p>
      <Records view={view} />
      <Agreement view={view} />
    </>
  );
}

export function TestingPanel({ view }: Viewed) {
  return (
    <>
      <h2>{testingTitle(view)}</h2>
      <p className="mt-3">
        {view.testing?.finishedAt
          ? 'Wir teilen Ihnen mit, ob der vereinbarte Preis bleibt. Nur Abzüge aus dem Preisblatt sind möglich, und nur mit Ihrem Ja.'
          : 'Wir vergleichen jedes Gerät mit Ihren Angaben.'}
      </p>
      <Records view={view} />
      <Agreement view={view} />
    </>
  );
}

function testingTitle({ testing }: PanelProps['view']): string {
  if (testing?.finishedAt) return 'Die Prüfung ist abgeschlossen';
  return testing?.startedAt ? 'Wir prüfen Ihre Geräte' : 'Ihre Geräte warten auf die Prüfung';
}

/** Everything the workshop has recorded so far. */
export function Records({ view }: Viewed) {
  return (
    <>
      <TestingRecord view={view} />
      <DeletionRecord view={view} />
      <ReceiptRecord view={view} />
    </>
  );
}

function Agreement({ view }: Viewed) {
  return (
    <div className="mt-10 border-t border-line pt-8">
      <AgreedPrice view={view} />
    </div>
  );
}
