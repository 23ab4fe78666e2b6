import { type RefObject, useEffect, useMemo, useState } from 'react';
import { counterbidForm } from '#contract/sale/decision-forms.ts';
import { declared, tickLabels } from '#contract/sale/declaration-ticks.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfLines, moneyOfSum } from '#contract/sale/price-money.ts';
import { netWord, priceBasisText } from '#contract/sale/price-tax-words.ts';
import { counterbidBindsUntil } from '#domain/offer/price/counterbid.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, toEuros } from '#domain/values/money.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { DeclarationTick } from '../declaration-tick.tsx';
import { euros } from '../euros.ts';
import { MoneyParts } from '../money-parts.tsx';
import { inquiryOf, type PanelProps } from '../panel-props.ts';
import { useSheetRows } from '../sheet/use-sheet-rows.ts';
import { ticksOf, useTicks } from '../use-ticks.ts';
import { chosenText, leftText } from './choice-words.ts';
import { counterbidEntry } from './counterbid-entry.ts';
import { LeftLines } from './left-lines.tsx';
import { ModelPrices } from './model-prices.tsx';
import { comparedPrice, draftCounterbid, draftPrices, limitsText, readablePrice } from './own-price.ts';
import { PriceFacts } from './price-facts.tsx';
import { type OwnPrices, priceGroups, sumOfOwn } from './price-groups.ts';
import { priceSeen } from './price-seen.ts';
import { soldOf } from './sold-of.ts';
import type { ChosenLines } from './use-line-choice.ts';
import { withNewPrice } from './with-new-price.ts';

interface CounterbidFormProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  /** Where only some of its lines are sold. */
  readonly part?: ChosenLines | undefined;
  /** Takes the focus when the form takes the place of the other one. */
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Leads back to the bid where it can still be accepted. */
  readonly onBack?: () => void;
}

const sendText = 'Gegenvorschlag verbindlich senden';

/** The own price beside the bid, on the same basis, and what naming it means. */
export function CounterbidForm({ view, bid, part, actions, place, onBack }: CounterbidFormProps) {
  const asked = view.missingDeclarations;
  const ticks = useTicks(view.id);
  const bindsUntil = formatDayInFull(counterbidBindsUntil(bid.validUntil, new Date().toISOString()));
  const [entry] = useState(() => draftEntry(counterbidEntry(view)));
  const sold = useMemo(() => soldOf(bid, part), [bid, part]);
  const bidMoney = moneyOfLines(view, sold.lines);
  const basis = priceBasisText(bidMoney) || 'Endbetrag für alle Geräte';
  const rows = useSheetRows(sold, view.items, view);
  const groups = useMemo(() => priceGroups(rows), [rows]);
  // A better bid may come while a price is being typed, far below the news.
  const [firstTotal] = useState(bid.total);
  const [defaultValues] = useState(() => ({ ...draftCounterbid(entry.read()), declarations: ticks.starts }));
  const [prices, setPrices] = useState<OwnPrices>(() => draftPrices(entry.read()));
  const confirmation = useConfirmation(priceSeen(bid));
  const form = useShopForm({
    schema: counterbidForm(sold.total, asked),
    labels: { counterbid: 'Ihr Preis', ...tickLabels },
    defaultValues,
    onSubmit: async ({ counterbid, declarations }) => {
      if (!(await confirmation.ask())) return;
      const body = { inquiryId: inquiryOf(view), counterbid, declarations: declared(declarations, asked) };
      await withNewPrice(actions.act('submitCounterbid', { ...body, ...(part && { itemIds: [...part.chosen] }) }));
      part?.forget();
      entry.forget();
      ticks.entry.forget();
    },
  });
  useFormDraft(form.hook, ticks.entry, ticksOf);
  const { setValue, watch } = form.hook;
  const typed = watch('counterbid');
  useEffect(() => {
    if (typed === undefined && prices.size === 0) return;
    entry.keep({ counterbid: typed, prices: [...prices].filter(([, own]) => Number.isFinite(own)) });
  }, [typed, prices, entry]);
  const sum = sumOfOwn(groups, prices);
  const isOtherSum = prices.size > 0 && sum !== undefined && typed !== toEuros(sum);

  function takeSum(cents: Cents | undefined) {
    // What cannot be read must not be sent as what it was before.
    const total = cents === undefined ? Number.NaN : toEuros(cents);
    setValue('counterbid', total, { shouldDirty: true, shouldValidate: form.failures > 0 });
  }

  function namePrice(key: string, own: number | null) {
    const next = new Map(prices);
    if (own === null) next.delete(key);
    else next.set(key, own);
    setPrices(next);
    takeSum(sumOfOwn(groups, next));
  }

  const price = readablePrice(typed);
  const { meant, minimum, difference } = comparedPrice(typed, sold);
  // A price far off the bid is no price yet, and its lines could not hold it.
  const parts = minimum === undefined ? bidMoney : moneyOfSum(view, sold.lines, price);
  return (
    <>
      <div ref={place} tabIndex={-1} className="scroll-mt-28">
        <Form form={form}>
          <h3>Eigenen Preis nennen</h3>
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            <div>
              <p className="font-emphasis">{part ? `Unser Gebot für ${chosenText(part, bid)}` : 'Unser Gebot'}</p>
              <p className="text-sm text-muted">{basis}</p>
              <p className="mt-1.5 flex min-h-[52px] items-center text-[1.2rem] font-headline">{euros(sold.total)}</p>
              <p className="mt-1 text-muted">
                mindestens {euros(sold.minimum)}
                {netWord(bidMoney.money)}, wenn alle Geräte ankommen
              </p>
              <MoneyParts price={bidMoney} />
              {bid.total !== firstTotal && (
                <p className="mt-2 rounded-sm bg-ok-soft px-3 py-2">Neu, bisher waren es {euros(firstTotal)}.</p>
              )}
            </div>
            <div>
              <Bound form={form} name="counterbid">
                {(field) => <CurrencyField {...field} hint={`${basis}; ${limitsText(sold.total)}`} />}
              </Bound>
              {minimum !== undefined && (
                <>
                  <p className="mt-1 text-muted">
                    mindestens {euros(minimum)}
                    {netWord(parts.money)}, wenn alle Geräte ankommen
                  </p>
                  <MoneyParts price={parts} />
                </>
              )}
              {meant !== undefined && (
                <Button
                  className="mt-3"
                  onClick={() => setValue('counterbid', meant, { shouldValidate: true, shouldDirty: true })}
                >
                  {euros(meant)} übernehmen
                </Button>
              )}
            </div>
          </div>
          {groups.length > 1 && (
            <Disclosure title="Preis je Modell nennen" startsOpen={prices.size > 0}>
              <ModelPrices groups={groups} prices={prices} onPrice={namePrice} />
              {isOtherSum && sum !== undefined && (
                <div className="mb-3 rounded-sm bg-steel p-4">
                  <p>
                    Ihre Preise je Modell ergeben zusammen {euros(toEuros(sum))}. Gesendet wird, was bei „Ihr Preis“
                    steht.
                  </p>
                  <Button className="mt-3" onClick={() => takeSum(sum)}>
                    {euros(toEuros(sum))} übernehmen
                  </Button>
                </div>
              )}
            </Disclosure>
          )}
          <p role="status" className={difference === undefined ? 'sr-only' : '-mt-2 font-emphasis'}>
            {difference}
          </p>
          <div className="grid gap-3 rounded-sm bg-steel p-5">
            <p className="font-emphasis">Ihr Gegenvorschlag beendet unser Gebot und bindet Sie bis {bindsUntil}.</p>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>
                Nehmen wir ihn an, ist der Kaufvertrag zu Ihrem Preis geschlossen. Die Abzüge aus dem Preisblatt
                bleiben, wie sie sind; der Mindestbetrag steigt um so viel wie Ihr Preis.
              </li>
              <li>Lehnen wir ihn ab, ist die Anfrage geschlossen.</li>
              <li>Machen wir ein neues Gebot, sind Sie wieder am Zug.</li>
            </ul>
          </div>
          {asked.length > 0 && (
            <div className="grid gap-1">
              {asked.map((name) => (
                <Bound key={name} form={form} name={`declarations.${name}`}>
                  {(field) => <DeclarationTick {...field} declaration={name} />}
                </Bound>
              ))}
            </div>
          )}
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
            <SubmitButton form={{ submitting: form.submitting && !confirmation.open }} busyText="Wird gesendet …">
              {sendText}
            </SubmitButton>
            {onBack && (
              <Button kind="quiet" onClick={onBack}>
                Zurück zum Gebot
              </Button>
            )}
          </div>
        </Form>
      </div>
      <ConfirmDialog
        {...confirmation.dialog}
        question={`Eigenen Preis von ${euros(price)} senden?`}
        confirmText={sendText}
      >
        <PriceFacts
          view={view}
          {...(part && { goods: chosenText(part, bid) })}
          amount={price}
          price={parts}
          minimum={minimum ?? 0}
        />
        {part && (
          <>
            <p>{leftText(part)}, auch wenn wir Ihren Preis annehmen:</p>
            <LeftLines items={view.items} left={part.left} />
          </>
        )}
        <p>
          Unser Gebot über {euros(bid.total)} gilt danach nicht mehr. Ihr Preis bindet Sie bis {bindsUntil}.
        </p>
      </ConfirmDialog>
    </>
  );
}
