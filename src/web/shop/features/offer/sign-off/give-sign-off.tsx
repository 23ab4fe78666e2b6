import { giveSignOffForm } from '#contract/sale/sign-off.ts';
import { signOffLimits } from '#domain/offer/papers/sign-off.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { PanelProps } from '../panel-props.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { OpenedForm } from './opened-form.tsx';

const labels = { answer: 'Ihre Antwort', remark: 'Bemerkung' };

/** A colleague's own word on the price, for whoever of the firm decides. */
export function GiveSignOff({ actions }: { readonly actions: Pick<PanelProps['actions'], 'giveSignOff'> }) {
  return (
    <OpenedForm openText="Als zweite Person antworten" done={undefined}>
      {(close) => <GiveForm actions={actions} onClose={close} />}
    </OpenedForm>
  );
}

interface GiveFormProps {
  readonly actions: Pick<PanelProps['actions'], 'giveSignOff'>;
  readonly onClose: () => void;
}

function GiveForm({ actions, onClose }: GiveFormProps) {
  const form = useShopForm({
    schema: giveSignOffForm,
    labels,
    defaultValues: { answer: undefined, remark: '' },
    onSubmit: (given) => actions.giveSignOff(given),
  });
  return (
    <Form form={form}>
      <Bound form={form} name="answer">
        {(field) => <AnswerChoice {...field} />}
      </Bound>
      <Bound form={form} name="remark">
        {(field) => <TextArea {...field} rows={3} maxLength={signOffLimits.remark} hint="Wenn Sie möchten." />}
      </Bound>
      <p className="text-sm text-muted">
        Einmal für dieses Gebot, in Ihrem Namen. Damit ist nichts verkauft: Entscheiden muss dann jemand anderes.
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} kind="secondary" busyText="Wird gesendet …">
          Antwort senden
        </SubmitButton>
        <Button kind="quiet" className="max-sm:w-full" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Form>
  );
}
