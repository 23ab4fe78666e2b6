import { useState } from 'react';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { netWord, withBasis } from '#contract/sale/price-tax-words.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { timeLeft } from '#domain/values/time-left.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { AcceptForm } from '../../decision/accept-form.tsx';
import { ChoiceNote, ChosenBar } from '../../decision/choice-note.tsx';
import { choiceText } from '../../decision/choice-words.ts';
import { ChooseLinesForm } from '../../decision/choose-lines-form.tsx';
import { counterbidEntry } from '../../decision/counterbid-entry.ts';
import { CounterbidForm } from '../../decision/counterbid-form.tsx';
import { moneyOfChoice } from '../../decision/money-of-choice.ts';
import { SendChoice } from '../../decision/send-choice.tsx';
import { useLineChoice } from '../../decision/use-line-choice.ts';
import { SheetFiles } from '../../documents/sheet-files.tsx';
import { OfferPrice } from '../../offer-price.tsx';
import { OwnWords } from '../../own-words.tsx';
import { needsMaterial } from '../../packing/needs-material.ts';
import type { PanelProps } from '../../panel-props.ts';
import { ReverseChargeNote } from '../../reverse-charge-note.tsx';
import { useSheetRows } from '../../sheet/use-sheet-rows.ts';
import { SecondPersonMissing } from '../../sign-off/second-person-missing.tsx';
import { shippingMethodOf } from '../after-handover.ts';
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
  const rows = useSheetRows(bid, view.items, view);
  const choice = useLineChoice(view.id, bid);
  if (!bid) return null;
  const mayChoose = bid.linesOptional === true && view.actions.includes('submitCounterbid');
  const inSheet = mayChoose && isLongSheet(bid.lines.length);
  const isPart = inSheet && choice.left.size > 0;
  return (
    <>
      <OfferPrice
        onAnswer={() => answer.current?.focus()}
        caption={withBasis('Unser Kaufpreisgebot', view)}
        amount={fromEuros(bid.total)}
        price={moneyOfLines(view, bid.lines)}
        minimum={fromEuros(bid.minimum)}
        rows={rows}
        choosing={inSheet ? choice : undefined}
        chosen={isPart ? <ChosenBar view={view} choice={choice} bid={bid} /> : undefined}
        sent={
          <>
            <OwnWords view={view} />
            <SheetFiles offerId={view.id} sheet="bid" />
          </>
        }
      >
        <ReverseChargeNote view={view} lines={bid.lines} />
        <ChoiceNote bid={bid} mayChoose={mayChoose} inSheet={inSheet} />
        <p className="mt-3">
          Gültig bis {formatDayInFull(bid.validUntil)}, 24&nbsp;Uhr:{' '}
          <span className="font-emphasis">{timeLeft(bid.validUntil, new Date().toISOString())}</span>
        </p>
      </OfferPrice>
      {view.lacks === undefined && <hr className="mt-6 mb-4 border-line" />}
      <SecondPersonMissing view={view} />
      {view.lacks !== undefined ? null : answerWith === 'lines' && mayChoose ? (
        <ChooseLinesForm
          view={view}
          bid={bid}
          choice={choice}
          actions={actions}
          place={answer}
          onBack={() => setAnswerWith('yes')}
        />
      ) : answerWith === 'price' ? (
        <CounterbidForm
          view={view}
          bid={bid}
          part={isPart ? choice : undefined}
          actions={actions}
          place={answer}
          onBack={() => {
            entry.forget();
            setAnswerWith('yes');
          }}
        />
      ) : isPart ? (
        <SendChoice
          view={view}
          bid={bid}
          choice={choice}
          actions={actions}
          place={answer}
          others={
            <>
              <Button onClick={() => setAnswerWith('price')}>Eigenen Preis für die Auswahl nennen</Button>
              <Button kind="quiet" onClick={() => choice.choose([...choice.left], true)}>
                Doch alle Positionen verkaufen
              </Button>
            </>
          }
        />
      ) : (
        <AcceptForm
          view={view}
          bid={bid}
          actions={actions}
          place={answer}
          onNamePrice={() => setAnswerWith('price')}
          onChooseLines={mayChoose && !inSheet ? () => setAnswerWith('lines') : undefined}
        />
      )}
      {inSheet && (
        <p role="status" className="sr-only">
          {choiceText(choice, bid, netWord(moneyOfChoice(view, choice).money))}
        </p>
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
  toDo: ({ bid }) =>
    bid?.linesOptional
      ? 'Wählen Sie, was Sie verkaufen, und nehmen Sie das Gebot an, nennen Sie Ihren eigenen Preis, oder lehnen Sie ab.'
      : 'Nehmen Sie das Gebot an, nennen Sie Ihren eigenen Preis, oder lehnen Sie ab.',
  next: (view) => afterYes(view)[shippingMethodOf(view)],
};
