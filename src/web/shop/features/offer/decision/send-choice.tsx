import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { acceptForm } from '#contract/sale/decision-forms.ts';
import { declared, tickLabels } from '#contract/sale/declaration-ticks.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { netWord } from '#contract/sale/price-tax-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { DeclarationTick } from '../declaration-tick.tsx';
import { euros } from '../euros.ts';
import { MoneyParts } from '../money-parts.tsx';
import { inquiryOf, type PanelProps } from '../panel-props.ts';
import { ticksOf, useTicks } from '../use-ticks.ts';
import { chosenText, leftText, whyNotChosen } from './choice-words.ts';
import { LeftLines } from './left-lines.tsx';
import { moneyOfChoice } from './money-of-choice.ts';
import { PriceFacts } from './price-facts.tsx';
import { priceSeen } from './price-seen.ts';
import type { ChosenLines } from './use-line-choice.ts';
import { withNewPrice } from './with-new-price.ts';

interface SendChoiceProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  readonly choice: ChosenLines;
  /** Takes the focus when the form takes the place of the other one. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Where the lines are ticked, unless that is the sheet above. */
  readonly children?: ReactNode;
  /** What else can be answered. */
  readonly others: ReactNode;
}

const sendText = 'Auswahl verbindlich verkaufen';

/** Sells the chosen lines of a bid that allows it; what stays is said before. */
export function SendChoice({ view, bid, choice, actions, place, children, others }: SendChoiceProps) {
  const asked = view.missingDeclarations;
  const { chosen, left, total, minimum } = choice;
  const [isTried, setTried] = useState(false);
  const wrong = isTried ? whyNotChosen(choice) : undefined;
  const price = moneyOfChoice(view, choice);
  const ticks = useTicks(view.id);
  const confirmation = useConfirmation(priceSeen(bid));
  const form = useShopForm({
    schema: acceptForm(asked),
    labels: tickLabels,
    defaultValues: { declarations: ticks.starts },
    onSubmit: async ({ declarations }) => {
      setTried(true);
      if (whyNotChosen(choice) !== undefined || !(await confirmation.ask())) return;
      const body = { inquiryId: inquiryOf(view), counterbid: total, itemIds: [...chosen] };
      await withNewPrice(actions.act('submitCounterbid', { ...body, declarations: declared(declarations, asked) }));
      choice.forget();
      ticks.entry.forget();
    },
  });
  useFormDraft(form.hook, ticks.entry, ticksOf);
  const busy = form.submitting && !confirmation.open;
  return (
    <>
      <div ref={place} tabIndex={-1} className="scroll-mt-28">
        <Form form={form}>
          <div>
            {children}
            <FieldError id="auswahl-fehler" text={wrong} />
          </div>
          <div className="grid gap-2">
            <p>
              {`${chosenText(choice, bid)}: `}
              <strong className="text-[1.35rem] font-headline">{euros(total)}</strong>, mindestens{' '}
              <strong className="marked">{euros(minimum)}</strong>
              {netWord(price.money)}, wenn alle Geräte ankommen
            </p>
            <MoneyParts price={price} />
            {left.size > 0 && (
              <>
                <p>{leftText(choice)}:</p>
                <LeftLines items={view.items} left={left} />
              </>
            )}
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
            <div className="max-sm:hidden">
              <SubmitButton form={{ submitting: busy }} busyText="Wird gesendet …">
                {sendText}
              </SubmitButton>
            </div>
            {others}
          </div>
        </Form>
      </div>
      <ThumbBar>
        <p className="mb-2 text-sm">
          <strong className="font-headline">{euros(total)}</strong>, mindestens {euros(minimum)}
          {netWord(price.money)}
        </p>
        <Button
          kind="primary"
          aria-haspopup="dialog"
          className="w-full"
          busy={busy}
          busyText="Wird gesendet …"
          onClick={() => void form.submit()}
        >
          {sendText}
        </Button>
      </ThumbBar>
      <ConfirmDialog
        {...confirmation.dialog}
        question={`${chosenText(choice, bid)} für ${euros(total)} verkaufen?`}
        confirmText={sendText}
      >
        <PriceFacts view={view} goods={chosenText(choice, bid)} amount={total} price={price} minimum={minimum} />
        <p>
          Wir haben dem im Gebot schon zugestimmt: Damit ist der Kaufvertrag zu diesem Preis geschlossen.{' '}
          <span className="font-emphasis">{leftText(choice)}</span>, und wir fragen danach nicht mehr:
        </p>
        <LeftLines items={view.items} left={left} />
      </ConfirmDialog>
    </>
  );
}
