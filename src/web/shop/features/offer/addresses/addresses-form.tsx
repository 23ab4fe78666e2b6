import { pages } from '#contract/site/urls.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { DeclarationTick } from '../declaration-tick.tsx';
import { needsMaterial } from '../packing/needs-material.ts';
import type { PanelProps } from '../panel-props.ts';
import { type AccountPart as AccountPartName, accountLines } from './account-details.ts';
import { AccountPartFields } from './account-part-fields.tsx';
import { addressQuestionsOf } from './address-entries.ts';
import { BooksFields } from './books-fields.tsx';
import { ContractFields } from './contract-fields.tsx';
import { Group } from './group.tsx';
import { OtherAddressFields } from './other-address-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { RememberTick } from './remember-tick.tsx';
import { SiteFields } from './site-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useAddressForm } from './use-address-form.ts';
import { WishFields } from './wish-fields.tsx';

interface AddressesFormProps extends PanelProps {
  readonly submitText: string;
  /** Called after success, and when a later change is given up. */
  readonly onDone?: () => void;
}

/** Contract partner, hand-over and payout; a later change shows only what can still be changed. */
export function AddressesForm({ view, actions, submitText, onDone }: AddressesFormProps) {
  const { form, asksPassword, forget, account, profile, remembers } = useAddressForm(view, async (body) => {
    await actions.act('submitAddresses', body);
    onDone?.();
  });
  const { places, tax, isGoodsTaxOpen } = addressQuestionsOf(view, asksPassword);
  // An account holds German addresses alone.
  const isInGermany = form.hook.watch('contractAddress.country') === '';
  const partOf = (part: AccountPartName) => ({
    lines: account.held.has(part) ? accountLines(part, form.hook.getValues()) : undefined,
    onChange: () => account.open(part),
  });
  const asked = view.stage === 'negotiation' ? view.missingDeclarations : [];
  return (
    <Form form={form}>
      <p role="status" className={account.held.size > 0 ? 'rounded-sm bg-steel px-5 py-3.5' : 'sr-only'}>
        {account.held.size > 0 && (
          <>
            Aus Ihrem{' '}
            <a href={pages.account.profile} target="_blank" rel="noopener" className="text-link">
              Konto
            </a>{' '}
            übernommen. Was Sie hier ändern, gilt für diesen Verkauf.
          </>
        )}
      </p>
      {places && (
        <Group title="Vertragspartner">
          <AccountPartFields {...partOf('address')} changeText="Andere Anschrift">
            <ContractFields form={form} business={view.offeredAsBusiness} />
            {remembers && isInGermany && <RememberTick part="address" {...remembers} />}
          </AccountPartFields>
        </Group>
      )}
      {places && view.sites && <SiteFields form={form} method={view.shippingMethod ?? 'shipment'} sites={view.sites} />}
      {places && !view.sites && view.shippingMethod === 'shipment' && needsMaterial(view) && (
        <Group title="Verpackungsmaterial">
          <OtherAddressFields
            form={form}
            of="packagingAddress"
            question="Das Verpackungsmaterial soll an eine andere Adresse"
          />
        </Group>
      )}
      {places && !view.sites && view.shippingMethod === 'pickup' && (
        <Group title="Abholung">
          <OtherAddressFields form={form} of="pickupAddress" question="Die Geräte stehen an einer anderen Adresse" />
          <WishFields
            form={form}
            of="pickupDetails"
            days="pickupDetails.preferredPickupWeekdays"
            remarksHint="Was die Abholer sonst wissen müssen."
            pallets={view.transport?.pallets ?? 0}
          />
        </Group>
      )}
      {places && !view.sites && view.shippingMethod === 'delivery' && (
        <Group title="Anlieferung">
          <WishFields
            form={form}
            of="deliveryDetails"
            days="deliveryDetails.preferredDeliveryWeekdays"
            remarksHint="Zum Beispiel Zahl der Pakete oder Paletten."
          />
        </Group>
      )}
      <Group title="Auszahlung">
        <AccountPartFields {...partOf('payment')} changeText="Anderes Konto">
          <PaymentFields form={form} />
          {remembers && <RememberTick part="payment" {...remembers} />}
        </AccountPartFields>
      </Group>
      {tax && (
        <Group title="Steuer und Beleg">
          <TaxFields form={form} isGoodsTaxOpen={isGoodsTaxOpen} {...(profile && { profile })} />
        </Group>
      )}
      {view.offeredAsBusiness && (
        <Group title="Für Ihre Buchhaltung">
          <BooksFields form={form} />
        </Group>
      )}
      {asked.length > 0 && (
        <Group title="Erklärungen">
          {asked.map((name) => (
            <Bound key={name} form={form} name={`declarations.${name}`}>
              {(field) => <DeclarationTick {...field} declaration={name} />}
            </Bound>
          ))}
        </Group>
      )}
      {asksPassword && (
        <Group title="Änderung bestätigen">
          <p>
            {remembers?.chosen.payment
              ? 'Damit niemand an Ihrem entsperrten Gerät Ihr Geld umleitet, merken wir uns ein Konto nur mit Ihrem Passwort.'
              : 'Sie ändern, wohin wir zahlen. Geben Sie dafür bitte Ihr Passwort ein. Nach der Änderung zahlen wir frühestens nach 24 Stunden aus.'}
          </p>
          <Bound form={form} name="password">
            {(field) => <PasswordField {...field} autoComplete="current-password" />}
          </Bound>
        </Group>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird gesendet …">
          {submitText}
        </SubmitButton>
        {onDone && (
          <Button
            kind="quiet"
            className="max-sm:w-full"
            onClick={() => {
              forget();
              onDone();
            }}
          >
            Nicht ändern
          </Button>
        )}
      </div>
    </Form>
  );
}
