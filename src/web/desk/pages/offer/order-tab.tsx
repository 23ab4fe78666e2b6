import { z } from 'zod';
import { deskSummaries } from '#contract/desk/desk-commands.ts';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { processIdSchema } from '#contract/fields.ts';
import { vatStatusOptions } from '#contract/money/tax.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { unusualFacts, unusualIn } from '#domain/offer/parties/unusual-data.ts';
import { formatIban } from '#domain/values/iban.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { isElsewhere, SiteFacts } from '../../features/offer/site-facts.tsx';
import { useCommand } from '../../use-command.ts';

/** A number that another system gave, or none. */
const linkOrderFormSchema = z.object({ orderId: z.union([z.literal(''), processIdSchema]) });

/** The seller's data for contract, money and tax: what is unusual first, then all of it as it was typed, then the step that is due. */
export function OrderTab({ offer }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const { contractAddress, contractDetails, commands } = offer;
  if (contractAddress === undefined || contractDetails === undefined) return null;
  const { iban, bic, paypal, accountHolder, taxId, vatStatus, business, orderNumber, costCentre } = contractDetails;
  const places = [
    { name: 'Verpackung an', place: offer.packagingAddress },
    { name: 'Abholung bei', place: offer.pickupAddress },
  ].flatMap(({ name, place }) =>
    place?.differentFromContract ? [{ name, value: addressLines(place).join(', ') }] : [],
  );
  const { invoiceAddress } = offer;
  const unusual = unusualIn({
    contractAddress,
    contractDetails,
    before: offer.seller,
    isElsewhere: places.length > 0 || (offer.sites ?? []).some(isElsewhere),
  });
  const due = (['linkOrder', 'verifyData'] as const).find((step) => commands.includes(step) && mayAtDesk(roles, step));
  return (
    <div className="max-w-[50rem]">
      <h2>Was auffällt</h2>
      {unusual.length === 0 ? (
        <p className="mt-2 text-muted">Nichts an diesen Angaben.</p>
      ) : (
        <ul className="mt-2">
          {unusual.map((fact) => (
            <li key={fact} className="text-warn">
              {unusualFacts[fact]}
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-2">Angaben des Kunden</h2>
      <Facts
        facts={[
          { name: 'Vertragspartner', value: addressLines(contractAddress).join(', ') },
          ...places,
          ...(invoiceAddress?.differentFromContract
            ? [{ name: 'Beleg an', value: addressLines(invoiceAddress).join(', ') }]
            : []),
          { name: 'Verkauft', value: business ? 'gewerblich' : 'privat' },
          { name: 'Kontoinhaber', value: accountHolder },
          ...(iban === undefined ? [] : [{ name: 'IBAN', value: formatIban(iban) }]),
          ...(bic === undefined ? [] : [{ name: 'BIC', value: bic }]),
          ...(paypal === undefined ? [] : [{ name: 'PayPal', value: paypal }]),
          ...(vatStatus === undefined
            ? []
            : [{ name: 'Umsatzsteuer', value: vatStatusOptions.find(({ value }) => value === vatStatus)?.label }]),
          ...(taxId === undefined ? [] : [{ name: 'USt-IdNr. oder Steuernummer', value: taxId }]),
          ...(orderNumber === undefined ? [] : [{ name: 'Bestellnummer des Kunden', value: orderNumber }]),
          ...(costCentre === undefined ? [] : [{ name: 'Kostenstelle des Kunden', value: costCentre }]),
        ]}
      />
      {offer.sites && <SiteFacts sites={offer.sites} contractAddress={contractAddress} />}
      {due === 'linkOrder' && <LinkOrder offer={offer} />}
      {due === 'verifyData' && <VerifyData offer={offer} />}
    </div>
  );
}

function LinkOrder({ offer }: { readonly offer: DeskOfferView }) {
  const send = useCommand('linkOrder', offer);
  const form = useShopForm({
    schema: linkOrderFormSchema,
    labels: { orderId: 'Nummer des Auftrags' },
    defaultValues: { orderId: '' },
    onSubmit: async ({ orderId }) => send(orderId === '' ? {} : { orderId }),
  });
  return (
    <div className="mt-6 max-w-md">
      <Form form={form}>
        <Bound form={form} name="orderId">
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              hint="Nur wenn ein anderes System sie vergibt; sonst bekommt der Auftrag unsere nächste."
            />
          )}
        </Bound>
        <FormFoot form={form} act={deskSummaries.linkOrder} busyText="Wird angelegt …" />
      </Form>
    </div>
  );
}

function VerifyData({ offer }: { readonly offer: DeskOfferView }) {
  const send = useCommand('verifyData', offer);
  const { busy, refusal, run } = useAction(() => send({}));
  return (
    <div className="mt-6">
      <Refusal text={refusal} />
      <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void run()}>
        {deskSummaries.verifyData}
      </Button>
    </div>
  );
}
