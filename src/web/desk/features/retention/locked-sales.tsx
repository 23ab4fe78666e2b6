import { lockSaleSchema, type Retention, retentionCalls, retentionSchema } from '#contract/desk/desk-retention.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useDesk } from '../../desk-context.ts';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';

interface LockedSalesProps {
  readonly locks: Retention['locks'];
  readonly onChanged: (view: Retention) => void;
}

const blank = { number: '', reason: '' };

/** Sales that stay whatever their age, and a form for another one. */
export function LockedSales({ locks, onChanged }: LockedSalesProps) {
  const { api } = useDesk();
  const form = useShopForm({
    schema: lockSaleSchema,
    labels: { number: 'Nummer der Anfrage oder des Auftrags', reason: 'Grund' },
    defaultValues: blank,
    async onSubmit(body) {
      onChanged(retentionSchema.parse(await api.post(retentionCalls.lock, body)));
      form.hook.reset(blank);
    },
  });
  return (
    <>
      {locks.length === 0 ? (
        <p className="rounded-sm bg-steel p-5">Kein Verkauf ist ausgenommen.</p>
      ) : (
        <ul>
          {locks.map(({ offerId, number, reason, at, by }) => (
            <li key={offerId} className="grid gap-1 border-t border-line py-4">
              <PageLink href={deskPages.offer(offerId)} className="w-fit text-link font-emphasis">
                {number}
              </PageLink>
              <p className="wrap-anywhere">{reason}</p>
              <WhoAndWhen by={by} at={at} />
              <div>
                <ConfirmedButton
                  kind="secondary"
                  text="Ausnahme beenden …"
                  question={`Ausnahme für ${number} beenden?`}
                  confirmText="Ausnahme beenden"
                  busyText="Wird beendet …"
                  action={async () =>
                    onChanged(retentionSchema.parse(await api.post(retentionCalls.unlock, { offerId })))
                  }
                >
                  <p>Ist seine Frist schon abgelaufen, wird der Verkauf beim nächsten Lauf gelöscht.</p>
                </ConfirmedButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 max-w-[34rem]">
        <Form form={form}>
          <Bound form={form} name="number">
            {(field) => <TextField {...field} autoComplete="off" hint="Zum Beispiel B-2026-000123" />}
          </Bound>
          <Bound form={form} name="reason">
            {(field) => <TextArea {...field} hint="Etwa: Steuerbescheid noch offen, Rechtsstreit." />}
          </Bound>
          <FormFoot form={form} act="Von der Löschung ausnehmen" busyText="Wird ausgenommen …" />
        </Form>
      </div>
    </>
  );
}
