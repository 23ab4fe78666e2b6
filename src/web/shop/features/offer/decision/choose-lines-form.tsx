import { type RefObject, useRef, useState } from 'react';
import { acceptForm } from '#contract/decision-forms.ts';
import { declared, noTicks, tickLabels } from '#contract/declaration-ticks.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { moneyOfLines } from '#contract/price-money.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Pager } from '#web/ui/pager.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { usePages } from '#web/ui/use-pages.ts';
import { DeclarationTick } from '../declaration-tick.tsx';
import { euros } from '../euros.ts';
import { MoneyParts } from '../money-parts.tsx';
import { inquiryOf, type PanelProps } from '../panel-props.ts';
import { chosenSum, draftLeft } from './chosen-sum.ts';
import { PriceFacts } from './price-facts.tsx';
import { priceSeen } from './price-seen.ts';
import { withNewPrice } from './with-new-price.ts';

interface ChooseLinesFormProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  /** Takes the focus when the form takes the place of the other one. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onBack: () => void;
}

const sendText = 'Auswahl verbindlich verkaufen';

/** Some lines of a bid that allows it: what is unticked stays here, and sum and minimum follow. */
export function ChooseLinesForm({ view, bid, actions, place, onBack }: ChooseLinesFormProps) {
  const asked = view.missingDeclarations;
  const [entry] = useState(() => draftEntry(`auswahl:${view.id}`));
  const [left, setLeft] = useState(() => new Set(draftLeft(entry.read())));
  const [error, setError] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(bid.lines.length);
  const fixed = new Set(bid.fixedItemIds);
  const chosen = bid.lines.map(({ itemId }) => itemId).filter((itemId) => fixed.has(itemId) || !left.has(itemId));
  const isChosen = new Set(chosen);
  const { total, minimum } = chosenSum(bid.lines, isChosen);
  const price = moneyOfLines(
    view,
    bid.lines.filter(({ itemId }) => isChosen.has(itemId)),
  );
  const confirmation = useConfirmation(priceSeen(bid));
  const form = useShopForm({
    schema: acceptForm(asked),
    labels: tickLabels,
    defaultValues: { declarations: noTicks },
    onSubmit: async ({ declarations }) => {
      const wrong = whyNot(chosen.length, bid.lines.length, total);
      setError(wrong);
      if (wrong !== undefined || !(await confirmation.ask())) return;
      const body = { inquiryId: inquiryOf(view), counterbid: total, itemIds: chosen };
      await withNewPrice(actions.act('submitCounterbid', { ...body, declarations: declared(declarations, asked) }));
      entry.forget();
    },
  });

  function choose(itemId: string, isTicked: boolean) {
    const next = new Set(left);
    if (isTicked) next.delete(itemId);
    else next.add(itemId);
    setLeft(next);
    setError(undefined);
    entry.keep({ left: [...next] });
  }

  return (
    <>
      <div ref={place} tabIndex={-1} className="scroll-mt-28">
        <Form form={form}>
          <fieldset aria-describedby="auswahl-fehler">
            <legend className="text-[1.15rem] font-headline">Welche Posten verkaufen Sie uns?</legend>
            <p className="mt-2 text-muted">Was Sie abwählen, bleibt bei Ihnen. Der Preis je Posten bleibt gleich.</p>
            <ul ref={list} tabIndex={-1} className="mt-3 scroll-mt-28 border-t border-line outline-none">
              {bid.lines.slice(pages.first, pages.end).map(({ itemId, quantity, total: price }) => (
                <li key={itemId} className="flex items-start justify-between gap-4 border-b border-line py-1.5">
                  <Checkbox
                    name={`posten-${itemId}`}
                    label={`${quantity} × ${view.items.find(({ id }) => id === itemId)?.title ?? 'Gerät'}`}
                    {...(fixed.has(itemId) && { hint: 'Nur zusammen mit den anderen', disabled: true })}
                    value={fixed.has(itemId) || !left.has(itemId)}
                    onChange={(isTicked) => choose(itemId, isTicked)}
                  />
                  <span className="py-2.5 whitespace-nowrap tabular-nums">{euros(price)}</span>
                </li>
              ))}
            </ul>
            <Pager pages={pages} rows="Posten" list={list} />
            <FieldError id="auswahl-fehler" text={error} />
          </fieldset>
          <p role="status">
            {`${chosen.length} von ${bid.lines.length} Posten: `}
            <strong className="text-[1.35rem] font-headline">{euros(total)}</strong>, mindestens{' '}
            <strong className="marked">{euros(minimum)}</strong>, wenn alle Geräte ankommen
          </p>
          <MoneyParts price={price} />
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
            <Button kind="quiet" onClick={onBack}>
              Zurück zum Gebot
            </Button>
          </div>
        </Form>
      </div>
      <ConfirmDialog
        {...confirmation.dialog}
        question={`${chosen.length} von ${bid.lines.length} Posten für ${euros(total)} verkaufen?`}
        confirmText={sendText}
      >
        <PriceFacts
          view={view}
          goods={`${chosen.length} von ${bid.lines.length} Posten`}
          amount={total}
          price={price}
          minimum={minimum}
        />
        <p>
          Wir haben dem im Gebot schon zugestimmt: Damit ist der Kauf zu diesem Preis geschlossen. Die übrigen Posten
          bleiben bei Ihnen.
        </p>
      </ConfirmDialog>
    </>
  );
}

function whyNot(chosen: number, all: number, total: number): string | undefined {
  if (chosen === 0) return 'Bitte wählen Sie mindestens einen Posten.';
  if (chosen === all) return 'Sie haben alle Posten gewählt. Nehmen Sie dafür das Gebot an.';
  return total === 0 ? 'Diese Auswahl kommt auf 0,00 €. Bitte wählen Sie einen Posten mit Preis.' : undefined;
}
