import { useEffect, useState } from 'react';
import { accessCalls, correctEmailForm } from '#contract/sale/offer-access.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/fields/email-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';

interface CorrectAddressProps {
  readonly offerId: string;
  /** As it was sent. */
  readonly email: string;
}

/** Sets a mistyped address right: the other one is asked by mail, and counts once its holder says yes. */
export function CorrectAddress({ offerId, email }: CorrectAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [askedAt, setAskedAt] = useState<string>();
  const form = useShopForm({
    schema: correctEmailForm,
    labels: { email: 'Richtige E-Mail-Adresse' },
    defaultValues: { email },
    onSubmit: async (correction) => {
      await browserApi.post(accessCalls.correctEmail, { offerId, ...correction });
      setAskedAt(correction.email);
    },
  });
  const { setFocus } = form.hook;
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) setFocus('email');
  }, [isOpen, setFocus]);

  if (askedAt !== undefined) {
    return (
      <Notice kind="ok" title="Sehen Sie in Ihr Postfach" takesFocus>
        Wir haben an {askedAt} geschrieben. Öffnen Sie den Link darin: Danach läuft Ihre Anfrage unter dieser Adresse.
      </Notice>
    );
  }
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Adresse vertippt? Hier ändern</Button>;
  return (
    <div className="max-w-[28rem]">
      <Form form={form}>
        <Bound form={form} name="email">
          {(field) => <EmailField {...field} autoComplete="email" hint="Wir schicken einen Link dorthin." />}
        </Bound>
        <FormFoot form={form} act="Link an diese Adresse schicken" busyText="Die E-Mail wird verschickt …" />
      </Form>
    </div>
  );
}
