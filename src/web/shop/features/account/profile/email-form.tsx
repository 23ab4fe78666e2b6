import { newEmailForm } from '#contract/account/profile-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SectionFooter } from './section-footer.tsx';
import type { SectionProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

interface EmailFormProps extends SectionProps {
  readonly onClose: () => void;
}

/** Asks for another address; it counts once the mail to it has been answered. */
export function EmailForm({ onClose, ...props }: EmailFormProps) {
  const section = useSectionForm({
    ...props,
    name: 'email',
    schema: newEmailForm,
    labels: { newEmail: 'Neue E-Mail-Adresse', emailPassword: 'Ihr Passwort' },
    values: { newEmail: '', emailPassword: '' },
    secret: 'emailPassword',
    onSaved: async () => {
      await props.onSaved();
      onClose();
    },
  });
  const { form, forget } = section;
  return (
    <Form form={form}>
      <Bound form={form} name="newEmail">
        {(field) => (
          <EmailField
            {...field}
            autoComplete="email"
            hint="Wir schicken einen Link dorthin. Bis Sie ihn öffnen, bleibt alles bei der jetzigen Adresse."
          />
        )}
      </Bound>
      <Bound form={form} name="emailPassword">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <SectionFooter section={section} submitText="Link anfordern" savedText="Der Link ist unterwegs">
        <Button
          kind="quiet"
          className="max-sm:w-full"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          Nichts ändern
        </Button>
      </SectionFooter>
    </Form>
  );
}
