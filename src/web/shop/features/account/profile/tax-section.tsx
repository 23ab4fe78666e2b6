import { taxForm } from '#contract/account/profile-forms.ts';
import { taxIdHint, vatStatusOptions } from '#contract/money/tax.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionFooter } from './section-footer.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

/** What a business is for taxes; the statement counts for one calendar year (INV-11). */
export function TaxSection(props: SectionProps) {
  const { vatStatus, vatStatusAt, vatStatusDue, taxId = '' } = props.profile;
  const section = useSectionForm({
    ...props,
    name: 'tax',
    schema: taxForm,
    labels: { vatStatus: 'Umsatzsteuer', taxId: 'USt-IdNr., W-IdNr. oder Steuernummer' },
    values: { vatStatus: vatStatus ?? '', taxId },
  });
  const { form } = section;
  const statedOn = vatStatusAt === undefined ? undefined : formatDay(dayOf(vatStatusAt));
  return (
    <Section
      title="Umsatzsteuer"
      intro="Davon hängt ab, ob ein Preis netto gilt und was auf dem Beleg steht. Wir fragen in jedem Kalenderjahr neu."
    >
      <Form form={form}>
        {vatStatusDue && (
          <Notice kind="warn" title="Bitte bestätigen Sie Ihre Angabe für dieses Jahr">
            Zuletzt haben Sie sie am {statedOn} gemacht. Prüfen Sie, ob sie noch stimmt, und speichern Sie.
          </Notice>
        )}
        <Bound form={form} name="vatStatus">
          {(field) => (
            <Select {...field} onChange={(value) => field.onChange(value ?? '')} options={vatStatusOptions} />
          )}
        </Bound>
        <Bound form={form} name="taxId">
          {(field) => <TextField {...field} hint={taxIdHint(field.value)} />}
        </Bound>
        {statedOn !== undefined && !vatStatusDue && <p className="text-muted">Angegeben am {statedOn}.</p>}
        <SectionFooter
          section={section}
          submitText={vatStatusDue ? 'Angabe bestätigen' : 'Umsatzsteuer speichern'}
          savedText="Ihre Angaben zur Umsatzsteuer sind gespeichert"
        />
      </Form>
    </Section>
  );
}
