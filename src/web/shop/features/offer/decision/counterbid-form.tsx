import { z } from 'zod';
import type { OfferView } from '#contract/offer-view.ts';
import { problemTexts } from '#contract/problem.ts';
import { checkCounterbid, counterbidBindsUntil } from '#domain/offer/counterbid.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros, isEuros } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { DeclarationTick } from '../declaration-tick.tsx';
import { declared, missingTicks, noTicks, tickLabels, ticksSchema } from '../declarations.ts';
import { euros } from '../euros.ts';
import { inquiryOf, type PanelProps } from '../offer-verbs.ts';
import { priceBasis } from '../price-basis.ts';
import { withNewPrice } from './with-new-price.ts';

interface CounterbidFormProps extends PanelProps {
  readonly bid: NonNullable<OfferView['bid']>;
  /** Leads back to the bid where it can still be accepted. */
  readonly onBack?: () => void;
}

const unreadable = 'Bitte geben Sie einen Betrag in Euro an, zum Beispiel 2.500,00';

/** The rules of a counterbid, the same that the server judges by. */
function amountSchema(bidTotal: number) {
  return z
    .number({ error: unreadable })
    .refine(isEuros, { error: unreadable, abort: true })
    .superRefine((amount, context) => {
      const broken = checkCounterbid(fromEuros(amount), fromEuros(bidTotal));
      if (broken) context.addIssue({ code: 'custom', message: problemTexts[broken] });
    });
}

/** The own price beside the bid, on the same basis, and what naming it means. */
export function CounterbidForm({ view, bid, verbs, onBack }: CounterbidFormProps) {
  const asked = missingTicks(view);
  const basis = priceBasis(view);
  const form = useShopForm({
    schema: z.object({ counterbid: amountSchema(bid.total), declarations: ticksSchema(asked) }),
    labels: { counterbid: 'Ihr Preis', ...tickLabels },
    defaultValues: { declarations: noTicks },
    onSubmit: ({ counterbid, declarations }) =>
      withNewPrice(
        verbs.act('submitCounterbid', {
          inquiryId: inquiryOf(view),
          counterbid,
          declarations: declared(declarations, asked),
        }),
      ),
  });
  const own = form.hook.watch('counterbid');
  const more = typeof own === 'number' && own > bid.total ? own - bid.total : undefined;
  return (
    <Form form={form}>
      <h3>Eigenen Preis nennen</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <p className="font-emphasis">Unser Gebot</p>
          {basis !== '' && <p className="text-sm text-muted">{basis}</p>}
          <p className="mt-1.5 flex min-h-[52px] items-center text-[1.2rem] font-headline">{euros(bid.total)}</p>
        </div>
        <Bound form={form} name="counterbid">
          {(field) => <CurrencyField {...field} required hint={basis === '' ? 'für alle Geräte' : basis} />}
        </Bound>
      </div>
      {more !== undefined && (
        <p className="-mt-2 text-muted">{euros(Math.round(more * 100) / 100)} mehr als unser Gebot</p>
      )}
      <div className="rounded-sm bg-steel p-5">
        <p className="font-emphasis">Ihr Gegenvorschlag beendet unser Gebot.</p>
        <p className="mt-1">
          Er bindet Sie bis {formatDayInFull(counterbidBindsUntil(bid.validUntil, new Date().toISOString()))}. Nehmen
          wir ihn an, ist der Kauf zu Ihrem Preis geschlossen; die Abzüge aus dem Preisblatt bleiben, wie sie sind.
          Lehnen wir ihn ab, ist die Anfrage geschlossen. Wir können Ihnen auch ein neues Gebot machen.
        </p>
      </div>
      {asked.length > 0 && (
        <div className="grid gap-1">
          {asked.map((name) => (
            <Bound key={name} form={form} name={`declarations.${name}`}>
              {(field) => <DeclarationTick {...field} declaration={name} required />}
            </Bound>
          ))}
        </div>
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <Button type="submit" kind="primary" busy={form.submitting} busyText="Wird gesendet …">
          Gegenvorschlag verbindlich senden
        </Button>
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            Zurück zum Gebot
          </Button>
        )}
      </div>
    </Form>
  );
}
