import { formatPhone } from '#contract/account/phone.ts';
import { addressForm } from '#contract/account/profile-forms.ts';
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

const noAddress = { street: '', zip: '', city: '' };

/** Where somebody is found and called. */
export function AddressSection(props: SectionProps) {
  const { address = noAddress, phone } = props.profile;
  const section = useSectionForm({
    ...props,
    name: 'address',
    schema: addressForm,
    labels: {
      'address.street': 'Straße und Hausnummer',
      'address.zip': 'Postleitzahl',
      'address.city': 'Ort',
      phone: 'Telefon',
    },
    values: { address, phone: phone === undefined ? '' : formatPhone(phone) },
  });
  const { form } = section;
  const fillCity = (city: string) => form.hook.setValue('address.city', city, { shouldDirty: true });
  return (
    <Section
      title="Adresse und Telefon"
      intro="Füllt das Adressformular Ihrer Verkäufe aus. Bei schon vereinbarten Verkäufen ändert sich nichts."
    >
      <Form form={form}>
        <Bound form={form} name="address.street">
          {(field) => <StreetField {...field} autoComplete="street-address" />}
        </Bound>
        <div className="grid gap-6 sm:grid-cols-[10rem_1fr]">
          <Bound form={form} name="address.zip">
            {(field) => <PostcodeField {...field} place={form.hook.watch('address.city')} onPlace={fillCity} />}
          </Bound>
          <Bound form={form} name="address.city">
            {(field) => <TextField {...field} onPaper autoComplete="address-level2" />}
          </Bound>
        </div>
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
