import type { z } from 'zod';
import { formatPhone } from '#contract/account/phone.ts';
import { profileAddressForm } from '#contract/account/profile-forms.ts';
import { CountrySelect } from '#web/ui/fields/country-select.tsx';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { PostcodeField } from '#web/ui/fields/postcode-field.tsx';
import { StreetField } from '#web/ui/fields/street-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionFooter } from './section-footer.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

const noAddress = { street: '', zip: '', city: '' } as const;

/** Where somebody is found and called. */
export function AddressSection(props: SectionProps) {
  const { address = noAddress, phone, business } = props.profile;
  const country = props.profile.address?.country ?? '';
  const section = useSectionForm<z.input<typeof profileAddressForm>>({
    ...props,
    name: 'address',
    schema: profileAddressForm,
    labels: {
      'address.street': 'Straße und Hausnummer',
      'address.zip': 'Postleitzahl',
      'address.city': 'Ort',
      'address.country': 'Land',
      phone: 'Telefon',
    },
    values: { address: { ...address, country }, phone: phone === undefined ? '' : formatPhone(phone) },
  });
  const { form } = section;
  const isAbroad = form.hook.watch('address.country') !== '';
  const fillCity = (city: string) => form.hook.setValue('address.city', city, { shouldDirty: true });
  return (
    <Section
      title="Adresse und Telefon"
      intro="Damit füllen wir das Adressformular Ihrer Verkäufe aus. An schon vereinbarten Verkäufen ändert sich nichts."
    >
      <Form form={form}>
        <Bound form={form} name="address.street">
          {(field) => <StreetField {...field} autoComplete="street-address" />}
        </Bound>
        <div className="grid gap-6 sm:grid-cols-[10rem_1fr]">
          <Bound form={form} name="address.zip">
            {(field) =>
              isAbroad ? (
                <TextField {...field} autoComplete="postal-code" />
              ) : (
                <PostcodeField {...field} place={form.hook.watch('address.city')} onPlace={fillCity} />
              )
            }
          </Bound>
          <Bound form={form} name="address.city">
            {(field) => <PaperField {...field} autoComplete="address-level2" />}
          </Bound>
        </div>
        {(business || isAbroad) && (
          <Bound form={form} name="address.country">
            {(field) => <CountrySelect {...field} />}
          </Bound>
        )}
        <Bound form={form} name="phone">
          {(field) => (
            <PhoneField {...field} hint="Für Rückfragen zu Abholung und Versand, zum Beispiel 0341 1234567." />
          )}
        </Bound>
        <SectionFooter
          section={section}
          submitText="Adresse und Telefon speichern"
          savedText="Adresse und Telefon sind gespeichert"
        />
      </Form>
    </Section>
  );
}
