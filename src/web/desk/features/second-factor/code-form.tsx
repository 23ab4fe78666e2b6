import { appCodeSchema } from '#contract/desk/desk-staff.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface CodeFormProps {
  readonly buttonText: string;
  readonly onSubmit: (code: string) => Promise<void>;
}

/** The six digits that the app shows now. */
export function CodeForm({ buttonText, onSubmit }: CodeFormProps) {
  const form = useShopForm({
    schema: appCodeSchema,
    labels: { code: 'Code aus der App' },
    defaultValues: { code: '' },
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <Form form={form}>
      <Bound form={form} name="code">
        {(field) => (
          <TextField {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={6} hint="Sechs Ziffern." />
        )}
      </Bound>
      <FormFoot form={form} act={buttonText} busyText="Wird geprüft …" />
    </Form>
  );
}
