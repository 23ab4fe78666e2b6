import { useState } from 'react';
import { askSignOffForm } from '#contract/sale/sign-off.ts';
import { signOffLimits } from '#domain/offer/papers/sign-off.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { PanelProps } from '../panel-props.ts';
import { OpenedForm } from './opened-form.tsx';

const labels = { name: 'Name', email: 'E-Mail-Adresse' };
const empty = { name: '', email: '' };

/** Asks somebody for their word; the form opens on a press. */
export function AskSignOff({ actions }: { readonly actions: Pick<PanelProps['actions'], 'askSignOff'> }) {
  const [askedAt, setAskedAt] = useState<string>();
  const done =
    askedAt && `Der Link ist unterwegs an ${askedAt}. Die Antwort erscheint hier, und Sie bekommen eine E-Mail.`;
  return (
    <OpenedForm openText="Link zum Ansehen und Zustimmen senden" done={done}>
      {(close) => (
        <AskForm
          actions={actions}
          onAsked={(email) => {
            setAskedAt(email);
            close();
          }}
          onClose={close}
        />
      )}
    </OpenedForm>
  );
}

interface AskFormProps {
  readonly actions: Pick<PanelProps['actions'], 'askSignOff'>;
  readonly onAsked: (email: string) => void;
  readonly onClose: () => void;
}

function AskForm({ actions, onAsked, onClose }: AskFormProps) {
  const form = useShopForm({
    schema: askSignOffForm,
    labels,
    defaultValues: empty,
    onSubmit: async (asked) => {
      await actions.askSignOff(asked);
      onAsked(asked.email);
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" maxLength={signOffLimits.name} hint="Wen Sie fragen" />}
      </Bound>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} autoComplete="off" />}
      </Bound>
      <p className="text-sm text-muted">
        Wir schreiben dorthin, dass Sie um Zustimmung bitten, mit Ihrer E-Mail-Adresse. Der Link gilt sieben Tage, für
        dieses Gebot und für eine Antwort. Wer ihn hat, sieht die Preise.
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} kind="secondary" busyText="Wird gesendet …">
          Link senden
        </SubmitButton>
        <Button kind="quiet" className="max-sm:w-full" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Form>
  );
}
