import { personForm } from '#contract/account/profile-forms.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SellerField } from '../seller-field.tsx';
import { SectionFooter } from './section-footer.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

/** Who sells: a person, or somebody for a company. */
export function PersonSection(props: SectionProps) {
  const { business, name = '', company = '' } = props.profile;
  const section = useSectionForm({
    ...props,
    name: 'person',
    schema: personForm,
    labels: { business: 'Verkäufer', name: 'Vor- und Nachname', company: 'Firma' },
    values: { business, name, company },
  });
  const { form } = section;
  const isBusiness = form.hook.watch('business');
  return (
    <Section title="Person und Firma" intro="Steht so auf Ihren Verträgen und Belegen.">
      <Form form={form}>
        <Bound form={form} name="business">
          {(field) => <SellerField {...field} />}
        </Bound>
        {isBusiness && (
          <Bound form={form} name="company">
            {(field) => <PaperField {...field} autoComplete="organization" />}
          </Bound>
        )}
        <Bound form={form} name="name">
          {(field) => <PaperField {...field} autoComplete="name" />}
        </Bound>
        <SectionFooter
          section={section}
          submitText="Person und Firma speichern"
          savedText="Ihre Angaben sind gespeichert"
        >
          {business && !isBusiness && (
            <p className="w-full text-sm text-muted">
              Mit dem Speichern entfallen Firma, Umsatzsteuer und Steuernummer im Profil. Laufende Verkäufe ändern sich
              dadurch nicht.
            </p>
          )}
        </SectionFooter>
      </Form>
    </Section>
  );
}
