import { z } from 'zod';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { DeclarationTick } from '../declaration-tick.tsx';
import { declared, missingTicks, noTicks, tickLabels, ticksSchema } from '../declarations.ts';
import { inquiryOf, type PanelProps } from '../offer-verbs.ts';
import { withNewPrice } from './with-new-price.ts';

const acceptText = 'Preisangebot verbindlich annehmen';

interface AcceptFormProps extends PanelProps {
  readonly onNamePrice: () => void;
}

/** Yes with its declarations, an own price, or no. */
export function AcceptForm({ view, verbs, onNamePrice }: AcceptFormProps) {
  const asked = missingTicks(view);
  const inquiryId = inquiryOf(view);
  const form = useShopForm({
    schema: z.object({ declarations: ticksSchema(asked) }),
    labels: tickLabels,
    defaultValues: { declarations: noTicks },
    onSubmit: ({ declarations }) =>
      withNewPrice(verbs.act('acceptBid', { inquiryId, declarations: declared(declarations, asked) })),
  });
  const can = (action: string) => view.actions.includes(action);
  const accept = { kind: 'primary', busy: form.submitting, busyText: 'Wird angenommen …' } as const;
  return (
    <>
      <Form form={form}>
        <div className="grid gap-1">
          {asked.map((name) => (
            <Bound key={name} form={form} name={`declarations.${name}`}>
              {(field) => <DeclarationTick {...field} declaration={name} required />}
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
          {can('declineBid') && (
            <ConfirmedButton
              kind="quiet"
              text="Ablehnen"
              question="Gebot ablehnen?"
              confirmText="Gebot ablehnen"
              busyText="Wird abgelehnt …"
              deed={() => withNewPrice(verbs.act('declineBid', { inquiryId }))}
            >
              <p>Danach können Sie dieses Gebot nicht mehr annehmen.</p>
              {view.bid && (
                <p>
                  Bis {formatDayInFull(view.bid.validUntil)} können Sie noch einen eigenen Preis nennen oder darauf
                  verzichten.
                </p>
              )}
            </ConfirmedButton>
          )}
        </div>
      </Form>
      {can('acceptBid') && (
        <ThumbBar>
          <Button {...accept} className="w-full" onClick={() => void form.submit()}>
            {acceptText}
          </Button>
        </ThumbBar>
      )}
    </>
  );
}
