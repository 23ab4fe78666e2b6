import type { RefObject } from 'react';
import { acceptForm } from '#contract/sale/decision-forms.ts';
import { declared, tickLabels } from '#contract/sale/declaration-ticks.ts';
import type { OfferAction } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { grossText, netWord } from '#contract/sale/price-tax-words.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useFormDraft } from '#web/ui/form/use-form-draft.ts';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { DeclarationTick } from '../declaration-tick.tsx';
import { euros } from '../euros.ts';
import { inquiryOf, type PanelProps } from '../panel-props.ts';
import { ticksOf, useTicks } from '../use-ticks.ts';
import { PriceFacts } from './price-facts.tsx';
import { priceSeen } from './price-seen.ts';
import { withNewPrice } from './with-new-price.ts';

const acceptText = 'Gebot verbindlich annehmen';

interface AcceptFormProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  /** Takes the focus when the form takes the place of the other one. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onNamePrice: () => void;
  /** Absent where lines are chosen in the sheet. */
  readonly onChooseLines: (() => void) | undefined;
}

/** Yes with its declarations, an own price, or no. */
export function AcceptForm({ view, bid, actions, place, onNamePrice, onChooseLines }: AcceptFormProps) {
  const asked = view.missingDeclarations;
  const inquiryId = inquiryOf(view);
  const ticks = useTicks(view.id);
  const confirmation = useConfirmation(priceSeen(bid));
  const form = useShopForm({
    schema: acceptForm(asked),
    labels: tickLabels,
    defaultValues: { declarations: ticks.starts },
    onSubmit: async ({ declarations }) => {
      if (!(await confirmation.ask())) return;
      await withNewPrice(actions.act('acceptBid', { inquiryId, declarations: declared(declarations, asked) }));
      ticks.entry.forget();
    },
  });
  useFormDraft(form.hook, ticks.entry, ticksOf);
  const can = (action: OfferAction) => view.actions.includes(action);
  const price = moneyOfLines(view, bid.lines);
  const gross = grossText(price.money);
  const accept = {
    kind: 'primary',
    busy: form.submitting && !confirmation.open,
    busyText: 'Wird angenommen …',
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <>
      <div ref={place} tabIndex={-1} className="scroll-mt-28">
        <Form form={form}>
          <div className="grid gap-1">
            {asked.map((name) => (
              <Bound key={name} form={form} name={`declarations.${name}`}>
                {(field) => <DeclarationTick {...field} declaration={name} />}
              </Bound>
            ))}
          </div>
          <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
            {can('acceptBid') && (
              <Button {...accept} type="submit" className="max-sm:hidden">
                {acceptText}
              </Button>
            )}
            {can('submitCounterbid') && <Button onClick={onNamePrice}>Eigenen Preis nennen</Button>}
            {onChooseLines && can('submitCounterbid') && (
              <Button onClick={onChooseLines}>Nur einzelne Positionen verkaufen</Button>
            )}
            {can('declineBid') && (
              <ConfirmedButton
                kind="quiet"
                text="Ablehnen"
                question="Gebot ablehnen?"
                confirmText="Gebot ablehnen"
                ends
                busyText="Wird abgelehnt …"
                action={() => withNewPrice(actions.act('declineBid', { inquiryId }))}
              >
                <p>Danach können Sie dieses Gebot nicht mehr annehmen.</p>
                <p>
                  Bis {formatDayInFull(bid.validUntil)} können Sie noch einen eigenen Preis nennen oder darauf
                  verzichten.
                </p>
              </ConfirmedButton>
            )}
          </div>
        </Form>
      </div>
      {can('acceptBid') && (
        <ThumbBar>
          <p className="mb-2 text-sm">
            <strong className="font-headline">{euros(bid.total)}</strong>, mindestens {euros(bid.minimum)}
            {netWord(price.money)}
            {gross && <span className="block text-muted">{gross}</span>}
          </p>
          <Button {...accept} className="w-full" onClick={() => void form.submit()}>
            {acceptText}
          </Button>
        </ThumbBar>
      )}
      <ConfirmDialog
        {...confirmation.dialog}
        question={`Gebot über ${euros(bid.total)} annehmen?`}
        confirmText={acceptText}
      >
        <PriceFacts view={view} amount={bid.total} price={price} minimum={bid.minimum} />
        <p>
          Damit ist der Kaufvertrag zu diesem Preis geschlossen. Als Nächstes fragen wir, wohin wir zahlen. Bis die
          Geräte auf dem Weg zu uns sind, können Sie den Verkauf kostenlos stornieren.
        </p>
      </ConfirmDialog>
    </>
  );
}
