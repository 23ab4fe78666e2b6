import type { ReactNode } from 'react';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { BidSheetEditor } from './bid-sheet-editor.tsx';
import { useBidSheet } from './use-bid-sheet.ts';

interface BidPartProps {
  readonly offerId: string;
  /** The bid was sent. */
  readonly onDone: () => void;
  /** What a model went for before. */
  readonly history: (modelId: string) => ReactNode;
}

/** Where a buyer bids: the sheet being made, not to be had, empty, or here. */
export function BidPart({ offerId, onDone, history }: BidPartProps) {
  const { queries } = useDesk();
  const { data: sheet, error, refetch } = useBidSheet(offerId);
  if (sheet === undefined && error === null) {
    return (
      <p role="status" className="text-muted">
        Das Preisblatt wird erstellt …
      </p>
    );
  }
  if (sheet === undefined) return <ReadRefusal error={error} read={refetch} />;
  if (sheet.groups.length === 0) {
    return <p className="text-muted">Hier ist noch keine Zeile erfasst. Ohne Geräte lässt sich nichts bieten.</p>;
  }
  return (
    <BidSheetEditor
      key={offerId}
      sheet={sheet}
      history={history}
      onReload={() => refetch()}
      onDone={() => {
        void queries.invalidateQueries();
        onDone();
      }}
    />
  );
}
