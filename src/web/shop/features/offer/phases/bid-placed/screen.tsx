import { useState } from 'react';
import { moneyOfLines } from '#contract/price-money.ts';
import { withBasis } from '#contract/price-tax-words.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { timeLeft } from '#domain/values/time-left.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { AcceptForm } from '../../decision/accept-form.tsx';
import { ChooseLinesForm } from '../../decision/choose-lines-form.tsx';
import { counterbidEntry } from '../../decision/counterbid-entry.ts';
import { CounterbidForm } from '../../decision/counterbid-form.tsx';
import { SheetFiles } from '../../documents/sheet-files.tsx';
import { OfferPrice } from '../../offer-price.tsx';
import { OwnWords } from '../../own-words.tsx';
import { needsMaterial } from '../../packing/needs-material.ts';
import type { PanelProps } from '../../panel-props.ts';
import { ReverseChargeNote } from '../../reverse-charge-note.tsx';
import { useSheetRows } from '../../sheet/use-sheet-rows.ts';
import { methodOf } from '../after-handover.ts';
import { type PhaseScreen, until, you } from '../phase-screen.ts';

/** The bid with everything that can be answered to it. */
function BidPlacedPanel({ view, actions }: PanelProps) {
  const [entry] = useState(() => draftEntry(counterbidEntry(view)));
  const [answerWith, setAnswerWith] = useState<'yes' | 'price' | 'lines'>(() =>
    entry.read() === undefined ? 'yes' : 'price',
  );
  // The pressed button goes with its form: who works by keyboard goes on in the other one.
  const answer = useFocusWhenNew<HTMLDivElement>(answerWith);
  const { bid } = view;
  const rows = useSheetRows(bid, view.items);
  if (!bid) return null;
  return (
    <>
      <OfferPrice
        onAnswer={() => answer.current?.focus()}
        caption={withBasis('Unser Kaufpreisgebot', view)}
        amount={fromEuros(bid.total)}
        price={moneyOfLines(view, bid.lines)}
        minimum={fromEuros(bid.minimum)}
        rows={rows}
        sent={
          <>
            <OwnWords view={view} />
            <SheetFiles offerId={view.id} sheet="bid" />
          </>
        }
      >
        <ReverseChargeNote view={view} lines={bid.lines} />
        <p className="mt-3">
          Gültig bis {formatDayInFull(bid.validUntil)}, 24&nbsp;Uhr:{' '}
          <span className="font-emphasis">{timeLeft(bid.validUntil, new Date().toISOString())}</span>
        </p>
      </OfferPrice>
      {view.lacks === undefined && <hr className="mt-6 mb-4 border-line" />}
      {view.lacks !== undefined ? null : answerWith === 'lines' && bid.linesOptional ? (
        <ChooseLinesForm view={view} bid={bid} actions={actions} place={answer} onBack={() => setAnswerWith('yes')} />
      ) : answerWith === 'price' ? (
        <CounterbidForm
          view={view}
          bid={bid}
          actions={actions}
          place={answer}
          onBack={() => {
            entry.forget();
            setAnswerWith('yes');
          }}
        />
      ) : (
        <AcceptForm
          view={view}
          bid={bid}
          actions={actions}
          place={answer}
          onNamePrice={() => setAnswerWith('price')}
          onChooseLines={() => setAnswerWith('lines')}
        />
      )}
    </>
  );
}

const afterYes = (view: PanelProps['view']) => ({
  shipment: `Nach Ihrer Zusage fragen wir Adresse und Bankverbindung ab. ${needsMaterial(view) ? 'Verpackungsmaterial und Versandetikett bekommen' : 'Das Versandetikett bekommen'} Sie kostenlos.`,
  pickup: 'Nach Ihrer Zusage fragen wir Adresse und Bankverbindung ab und bestätigen einen Termin für die Abholung.',
  delivery: 'Nach Ihrer Zusage fragen wir Bankverbindung und Wunschtermine ab und bestätigen einen Termin.',
});

export const bidPlaced: PhaseScreen = {
  Panel: BidPlacedPanel,
  turn: ({ bid }) => you(`Sie sind am Zug${until(bid?.validUntil)}`),
  toDo: () => 'Nehmen Sie das Gebot an, nennen Sie Ihren eigenen Preis, oder lehnen Sie ab.',
  next: (view) => afterYes(view)[methodOf(view)],
};
