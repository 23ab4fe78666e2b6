import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { pages } from '#contract/urls.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

const schema = z.strictObject({
  modelName: lineSchema(200).regex(/[\p{L}\p{N}]/u, 'Bitte nennen Sie das Gerät.'),
});

/** Describes goods that the catalogue does not list, within the item whose page this is. */
export function FreetextForm({ slug }: { readonly slug: string }) {
  const navigate = useNavigate();
  const form = useShopForm({
    schema,
    labels: { modelName: 'Gerät in eigenen Worten' },
    defaultValues: { modelName: '' },
    onSubmit: async ({ modelName }) => {
      await navigate({ to: pages.wizard.freetext(slug, modelName) });
    },
  });
  return (
    <div className="max-w-[34rem]">
      <Form form={form}>
        <Bound form={form} name="modelName">
          {(field) => <TextField {...field} hint="Zum Beispiel Hersteller, Modell und Baujahr." maxLength={200} />}
        </Bound>
        <div>
          <SubmitButton form={form} busyText="Wird geöffnet …">
            Weiter
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
