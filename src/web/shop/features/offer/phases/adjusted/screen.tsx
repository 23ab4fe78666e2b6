import { useRef } from 'react';
import type { OfferAction } from '#contract/sale/offer-actions.ts';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { grossText, withBasis } from '#contract/sale/price-tax-words.ts';
import { type Day, isOver } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros, toEuros } from '#domain/values/money.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { timeLeft } from '#domain/values/time-left.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { withNewPrice } from '../../decision/with-new-price.ts';
import { SheetFiles } from '../../documents/sheet-files.tsx';
import { euros } from '../../euros.ts';
import { backText } from '../../inspection/adjusted-line.ts';
import { AdjustedLines } from '../../inspection/adjusted-lines.tsx';
import { MinimumKept } from '../../inspection/minimum-kept.tsx';
import { Records } from '../../inspection/records.tsx';
import { TakeBackField } from '../../inspection/take-back-field.tsx';
import { TakenBackSummary } from '../../inspection/taken-back-summary.tsx';
import { useTakenBack } from '../../inspection/use-taken-back.ts';
import { MoneyParts } from '../../money-parts.tsx';
import { Amount } from '../../offer-price.tsx';
import { orderOf, type PanelProps } from '../../panel-props.ts';
import { Conversation } from '../../questions/conversation.tsx';
import { QuestionForm } from '../../questions/question-form.tsx';
import { ReverseChargeOf } from '../../reverse-charge-note.tsx';
import { SecondPersonMissing } from '../../sign-off/second-person-missing.tsx';
import { SumBar } from '../../sum-bar.tsx';
import { nothingMore } from '../payout/nothing-more.ts';
import { type PhaseScreen, until, you } from '../phase-screen.ts';

const acceptText = 'Angepassten Preis verbindlich annehmen';
const acceptRestText = 'Übrige verbindlich verkaufen';
const mayGoBack =
  'Sie können einzelne Geräte zurücknehmen: Setzen Sie bei ihnen den Haken. Sie kommen kostenlos zurück, die übrigen bezahlen wir.';
const allTogether = 'Dieser Preis gilt nur für alle Geräte zusammen. Einzelne können Sie nicht zurücknehmen.';

/** The price after the inspection: what changed, by which evidence, and a free choice. */
function AdjustedPanel({ view, actions }: PanelProps) {
  const { adjustment } = view;
  if (!adjustment) return null;
  // A better bid has other lines: what was ticked before counts no longer.
  return <Answer key={adjustment.at} view={view} actions={actions} adjustment={adjustment} />;
}

interface AnswerProps extends PanelProps {
  readonly adjustment: NonNullable<PanelProps['view']['adjustment']>;
}

function Answer({ view, actions, adjustment }: AnswerProps) {
  const answer = useRef<HTMLDivElement>(null);
  const taken = useTakenBack(view.id, adjustment);
  const { agreedTotal, total, answerUntil, returnsOptional, fixedItemIds = [] } = adjustment;
  const { chosen, outcome } = taken;
  const returns = 'refusal' in outcome ? [] : outcome.returns;
  const paid = 'refusal' in outcome ? total : outcome.total;
  const backUnits = 'refusal' in outcome ? 0 : outcome.units;
  const orderId = orderOf(view);
  const can = (action: OfferAction) => view.actions.includes(action);
  const isSendable = can('acceptAdjustedBid') && !('refusal' in outcome);
  const paidLines = 'refusal' in outcome ? adjustment.lines : outcome.lines;
  const price = moneyOfLines(view, adjustment.lines);
  const gross = grossText(moneyOfLines(view, paidLines).money);
  const changed = adjustment.lines.filter((line) => line.total !== line.agreed).length;
  const less = toEuros(fromEuros(agreedTotal) - fromEuros(total));
  const accept = (
    <ConfirmedButton
      kind="primary"
      className="w-full"
      text={backUnits === 0 ? acceptText : acceptRestText}
      question={
        backUnits === 0
          ? `Angepassten Preis von ${euros(total)} annehmen?`
          : `Die übrigen für ${euros(paid)} verkaufen?`
      }
      confirmText={backUnits === 0 ? acceptText : acceptRestText}
      busyText="Wird angenommen …"
      action={async () => {
        await withNewPrice(actions.act('acceptAdjustedBid', { orderId, ...(backUnits > 0 && { returns }) }));
        taken.forget();
      }}
    >
      <Facts
        facts={[
          { name: 'Vereinbart', value: euros(agreedTotal) },
          {
            name: 'Angepasst',
            value: backUnits === 0 && gross !== '' ? `${euros(total)} netto, ${gross}` : euros(total),
          },
          ...(backUnits === 0
            ? [{ name: 'Unterschied', value: `− ${euros(less)}` }]
            : [
                { name: 'Geräte zurück an Sie', value: numberText(backUnits) },
                { name: 'Auszahlung', value: gross === '' ? euros(paid) : `${euros(paid)} netto, ${gross}` },
              ]),
        ]}
      />
      {backUnits === 0 ? (
        <p>Danach gilt der angepasste Preis, und wir zahlen ihn aus. Das lässt sich nicht zurücknehmen.</p>
      ) : (
        <p>
          {backText(backUnits)} kostenlos zurück. Wir zahlen aus, sobald {backUnits === 1 ? 'es' : 'sie'} unterwegs{' '}
          {backUnits === 1 ? 'ist' : 'sind'}. Das lässt sich nicht zurücknehmen.
        </p>
      )}
      {backUnits > 0 && view.deletion?.finishedAt && <p>Gelöschte Daten lassen sich nicht wiederherstellen.</p>}
      {!view.offeredAsBusiness && <p>{nothingMore}</p>}
    </ConfirmedButton>
  );
  return (
    <>
      <Amount caption={withBasis('Angepasster Ankaufpreis', view)} amount={fromEuros(total)} />
      <MoneyParts price={price} />
      <p className="mt-3">
        statt <s>{euros(agreedTotal)}</s>, {euros(less)} weniger
      </p>
      <ReverseChargeOf view={view} />
      <MinimumKept minimum={view.agreement?.minimum} adjustment={adjustment} price={price} />
      <p className="mt-3">
        <AnswerDay day={answerUntil} />
      </p>
      <p className="mt-3">{returnsOptional ? mayGoBack : allTogether}</p>
      <AdjustedLines
        view={view}
        lines={adjustment.lines}
        takeBack={
          returnsOptional && can('acceptAdjustedBid')
            ? (line) => (
                <TakeBackField
                  line={line}
                  title={view.items.find(({ id }) => id === line.itemId)?.title ?? 'Gerät'}
                  isFixed={fixedItemIds.includes(line.itemId)}
                  units={chosen.get(line.itemId)}
                  onChoose={(units) => taken.choose(line.itemId, units)}
                />
              )
            : undefined
        }
        below={(itemId) => (
          <>
            <Conversation messages={view.messages.filter((message) => message.itemId === itemId)} />
            <QuestionForm
              offerId={view.id}
              itemId={itemId}
              openText="Zu dieser Position etwas fragen"
              answerUntil={answerUntil}
              actions={actions}
            />
          </>
        )}
      />
      <SheetFiles offerId={view.id} sheet="adjustment" />
      <SumBar lines={changed} onAnswer={() => answer.current?.focus()}>
        <p>
          {`${counted(changed, 'Position', 'Positionen')} geändert${backUnits === 0 ? '' : `, ${backText(backUnits)} zurück`}: `}
          <strong className="font-headline">{euros(paid)}</strong> {gross}
        </p>
        <p className="text-sm text-muted">
          {backUnits === 0
            ? `statt ${euros(agreedTotal)}, ${euros(less)} weniger`
            : `vereinbart waren ${euros(agreedTotal)}`}
        </p>
      </SumBar>
      <p className="mt-5 text-muted">
        Nicht angekommene Geräte werden nicht bezahlt. Andere Abzüge als die Ihres Preisblatts gibt es nicht.
      </p>
      <section className="mt-6 rounded-sm bg-steel p-5">
        <h3 className="text-base">Wenn Sie ablehnen</h3>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
          <li>Der Auftrag endet. Sie verkaufen nichts.</li>
          <li>Wir verpacken Ihre Geräte und schicken sie Ihnen kostenlos zurück.</li>
          <li>Die Sendungsnummern stehen hier und in einer E-Mail, sobald das Paket unterwegs ist.</li>
        </ol>
        {view.deletion?.finishedAt && <p className="mt-2">Gelöschte Daten lassen sich nicht wiederherstellen.</p>}
        <h3 className="mt-4 text-base">Wenn Sie nicht antworten</h3>
        <p className="mt-2">
          Ihr Schweigen gilt nicht als Zustimmung. Wir erinnern Sie vor dem Ende der Frist per E-Mail. Danach können wir
          den Auftrag beenden; die Geräte kommen dann ebenfalls kostenlos zurück.
        </p>
      </section>
      {returnsOptional && <TakenBackSummary outcome={outcome} gross={gross} />}
      <div className="mt-6">
        <SecondPersonMissing view={view} />
      </div>
      <div
        ref={answer}
        tabIndex={-1}
        className="mt-6 flex scroll-mt-28 flex-wrap items-center gap-3 border-t border-line pt-6"
      >
        {isSendable && <div className="max-sm:hidden">{accept}</div>}
        {can('declineAdjustedBid') && (
          <ConfirmedButton
            kind="secondary"
            className="max-sm:w-full"
            text="Ablehnen und Geräte zurück"
            question="Angepassten Preis ablehnen?"
            confirmText="Ablehnen, Geräte zurückschicken"
            ends
            busyText="Wird abgelehnt …"
            action={() => withNewPrice(actions.act('declineAdjustedBid', { orderId }))}
          >
            <p>Der Auftrag ist damit beendet. Wir schicken Ihnen die Geräte kostenlos zurück.</p>
            {view.deletion?.finishedAt && <p>Gelöschte Daten lassen sich nicht wiederherstellen.</p>}
          </ConfirmedButton>
        )}
      </div>
      {isSendable && (
        <ThumbBar>
          <p className="mb-2 text-sm">
            <strong className="font-headline">{euros(paid)}</strong>{' '}
            {backUnits === 0 ? `statt ${euros(agreedTotal)}` : `, ${backText(backUnits)} zurück`}
            {gross && <span className="block text-muted">{gross}</span>}
          </p>
          {accept}
        </ThumbBar>
      )}
      <Records view={view} />
    </>
  );
}

function AnswerDay({ day }: { readonly day: Day }) {
  const now = new Date().toISOString();
  if (isOver(day, now)) {
    return `Die Frist bis ${formatDayInFull(day)} ist vorbei. Sie können noch antworten, solange wir den Auftrag nicht beendet haben.`;
  }
  return (
    <>
      Ihre Antwort erbitten wir bis {formatDayInFull(day)}: <span className="font-emphasis">{timeLeft(day, now)}</span>
    </>
  );
}

export const adjusted: PhaseScreen = {
  Panel: AdjustedPanel,
  turn: ({ adjustment }) => you(`Sie sind am Zug${until(adjustment?.answerUntil)}`),
  toDo: ({ adjustment }) =>
    adjustment?.returnsOptional
      ? 'Nehmen Sie den angepassten Preis an, für alle Geräte oder ohne die, die Sie zurückhaben wollen, oder lehnen Sie ab.'
      : 'Nehmen Sie den angepassten Preis an, fragen Sie nach, oder lehnen Sie ab und bekommen die Geräte zurück.',
  next: () =>
    'Nehmen Sie an, zahlen wir den angepassten Preis. Lehnen Sie ab, kommen die Geräte kostenlos zurück. Antworten Sie nicht, wird nichts verkauft.',
};
