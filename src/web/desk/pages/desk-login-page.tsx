import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loginSchema } from '#contract/account/auth.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../desk-context.ts';
import { GiveFactor } from '../features/second-factor/give-factor.tsx';
import { SetUpFactor } from '../features/second-factor/set-up-factor.tsx';
import { loginTarget } from '../login-target.ts';
import { isOpen } from '../staff-session.ts';

export function DeskLoginPage() {
  const { session } = useDesk();
  const member = useStore(session.member);
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const target = loginTarget(search);
  useEffect(() => {
    if (isOpen(member)) void router.navigate({ href: target, replace: true });
  }, [member, router, target]);
  return (
    <div className="mx-auto grid max-w-[25rem] gap-6 px-5 pt-[12vh] pb-10">
      <Logo />
      <h1>Schreibtisch</h1>
      <p className="text-muted">Für die Menschen, die hier ankaufen, prüfen und auszahlen.</p>
      {member === undefined && <PasswordForm />}
      {member?.stage === 'code' && (
        <>
          <p>Ihr Passwort stimmt. Geben Sie noch den Code ein, den Ihre App jetzt zeigt.</p>
          <GiveFactor buttonText="Anmelden" />
        </>
      )}
      {member?.stage === 'setUp' && <FirstSetUp mayPutOff={member.mayPutOff} />}
      {member !== undefined && (
        <button type="button" className="text-link min-h-11 justify-self-start" onClick={() => void session.logout()}>
          Mit einem anderen Zugang anmelden
        </button>
      )}
    </div>
  );
}

function PasswordForm() {
  const { session } = useDesk();
  const form = useShopForm({
    schema: loginSchema,
    labels: { email: 'E-Mail-Adresse', password: 'Passwort' },
    defaultValues: { email: '', password: '' },
    onSubmit: (credentials) => session.login(credentials),
  });
  return (
    <Form form={form}>
      <Bound form={form} name="email">
        {(field) => <TextField {...field} type="email" autoComplete="username" />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Bound>
      <FormFoot form={form} act="Anmelden" busyText="Wird geprüft …" />
    </Form>
  );
}

/** The second factor at the first log-in; the demo alone lets it wait. */
function FirstSetUp({ mayPutOff }: { readonly mayPutOff: boolean }) {
  const { api, session } = useDesk();
  const { busy, refusal, run } = useAction(async () => session.took(await api.post(deskApi.putOffSecondFactor)));
  return (
    <>
      <h2>Zweiten Faktor einrichten</h2>
      <SetUpFactor />
      {mayPutOff && (
        <div>
          <Refusal text={refusal} />
          <Button kind="quiet" busy={busy} onClick={() => void run()}>
            Später einrichten
          </Button>
        </div>
      )}
    </>
  );
}
