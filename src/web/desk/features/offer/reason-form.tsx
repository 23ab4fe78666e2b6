import { deskReasonSchema } from '#contract/desk/desk-commands.ts';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { SnippetMenu } from '../../ui/snippet-menu.tsx';
import { useCommand } from '../../use-command.ts';
import { type Ending, endings } from './endings.ts';

interface ReasonFormProps {
  readonly ending: Ending;
  readonly offer: Pick<DeskOfferView, 'id' | 'version'>;
  readonly onDone: () => void;
}

/** Asks why a sale ends. */
export function ReasonForm({ ending, offer, onDone }: ReasonFormProps) {
  const send = useCommand(ending, offer);
  const { name, told } = endings[ending];
  const form = useShopForm({
    schema: deskReasonSchema,
    labels: { reason: 'Grund' },
    defaultValues: { reason: '' },
    async onSubmit(body) {
      await send(body);
      onDone();
    },
  });
  return (
    <>
      <p className="mb-4 text-muted">{told}</p>
      <Form form={form}>
        <Bound form={form} name="reason">
          {(field) => (
            <>
              <SnippetMenu name="grund" text={field.value} onText={field.onChange} />
              <TextArea {...field} />
            </>
          )}
        </Bound>
        <FormFoot form={form} act={name} busyText="Wird gesendet …" leaveText="Zurück" onLeave={onDone} />
      </Form>
    </>
  );
}
