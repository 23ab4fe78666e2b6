import { useState } from 'react';
import { appCodeSchema, writtenCodeSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { CodeForm } from './code-form.tsx';

interface GiveFactorProps {
  readonly buttonText: string;
  readonly onGiven?: () => void;
}

/** Asks for the app's code, or for one that was written down. */
export function GiveFactor({ buttonText, onGiven }: GiveFactorProps) {
  const { api, session } = useDesk();
  const [isWritten, setWritten] = useState(false);
  async function give(body: object) {
    session.took(await api.post(deskApi.giveSecondFactor, body));
    onGiven?.();
  }
  return (
    <div className="grid gap-5">
      {isWritten ? (
        <WrittenCodeForm buttonText={buttonText} onSubmit={give} />
      ) : (
        <CodeForm buttonText={buttonText} onSubmit={(code) => give(appCodeSchema.parse({ code }))} />
      )}
      <Button kind="quiet" className="justify-self-start" onClick={() => setWritten(!isWritten)}>
        {isWritten ? 'Code aus der App eingeben' : 'Wiederherstellungscode eingeben'}
      </Button>
    </div>
  );
}

interface WrittenCodeFormProps {
  readonly buttonText: string;
  readonly onSubmit: (body: object) => Promise<void>;
}

function WrittenCodeForm({ buttonText, onSubmit }: WrittenCodeFormProps) {
  const form = useShopForm({
    schema: writtenCodeSchema,
    labels: { recoveryCode: 'Wiederherstellungscode' },
    defaultValues: { recoveryCode: '' },
    onSubmit,
  });
  return (
    <Form form={form}>
      <Bound form={form} name="recoveryCode">
        {(field) => (
          <TextField {...field} autoComplete="off" hint="Jeder der zehn Codes gilt einmal. Danach ist er verbraucht." />
        )}
      </Bound>
      <FormFoot form={form} act={buttonText} busyText="Wird geprüft …" />
    </Form>
  );
}
