import { lazyRouteComponent } from '@tanstack/react-router';
import { unanswered } from '#domain/units/missing-answers.ts';
import { numberText } from '#domain/values/number-text.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { LatePart } from '#web/shop/late-part.tsx';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import { ReceiptProof } from '../inspection/receipt-record.tsx';
import type { PanelProps } from '../panel-props.ts';

/** Late: most sales arrive whole. */
const MissingForm = lazyRouteComponent(
  loadChunk(() => import('./missing-form.tsx')),
  'MissingForm',
);

/** Afterwards something may have been deducted for it. */
const phases = ['received', 'erased', 'tested'];

/** Devices that did not arrive and of which the seller has said nothing: they are asked, with the proof, before anything is deducted. */
export function MissingPart({ view, actions }: PanelProps) {
  const { receipt, phase } = view;
  if (!receipt || !phases.includes(phase)) return null;
  const open = unanswered(receipt.answers, receipt.missing);
  if (open.length === 0) return null;
  const count = receipt.missing.reduce((sum, { units }) => sum + units, 0);
  const words = count === 1 ? 'Ein Gerät ist nicht angekommen' : `${numberText(count)} Geräte sind nicht angekommen`;
  return (
    <section
      id="fehlt"
      aria-label="Nicht angekommene Geräte"
      className="mb-8 scroll-mt-20 rounded-sm border border-line bg-sheet"
    >
      <h2 className="flex items-center gap-3 bg-accent px-5 py-3.5 text-base leading-snug font-emphasis tracking-normal text-on-accent sm:px-7">
        <LaterIcon name="clock" size={20} />
        {`${words}. Wissen Sie mehr?`}
      </h2>
      <div className="px-5 py-6 sm:px-7">
        <p>Vorher ziehen wir nichts ab. So haben wir gezählt, was bei uns ankam:</p>
        {receipt.proof ? (
          <ReceiptProof proof={receipt.proof} />
        ) : (
          <p className="mt-2 text-muted">Jedes Gerät, das ankam, steht mit seiner Nummer unten.</p>
        )}
        <LatePart part={MissingForm}>
          <MissingForm key={open.length} missing={receipt.missing} open={open} answer={actions.answerMissing} />
        </LatePart>
      </div>
    </section>
  );
}
