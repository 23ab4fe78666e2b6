import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loginSchema } from '#contract/auth.ts';
import { deskPages } from '#contract/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Logo } from '#web/ui/logo.tsx';
import { useDesk } from '../desk-context.ts';
import { isOpen } from '../staff-session.ts';

export function DeskLoginPage() {
  const { session } = useDesk();
  const member = useStore(session.member);
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const target = targetOf(search);
  useEffect(() => {
    if (isOpen(member)) void router.navigate({ href: target, replace: true });
  }, [member, router, target]);
  const form = useShopForm({
    schema: loginSchema,
    labels: { email: 'E-Mail-Adresse', password: 'Passwort' },
    defaultValues: { email: '', password: '' },
    onSubmit: (credentials) => session.login(credentials),
  });
  return (
    <div className="mx-auto grid max-w-[25rem] gap-6 px-5 pt-[12vh] pb-10">
      <Logo />
      <h1>Schreibtisch</h1>
      <p className="text-muted">Für die Menschen, die hier ankaufen, prüfen und auszahlen.</p>
      <Form form={form}>
        <Bound form={form} name="email">
          {(field) => <TextField {...field} type="email" autoComplete="username" />}
        </Bound>
        <Bound form={form} name="password">
          {(field) => <PasswordField {...field} autoComplete="current-password" />}
        </Bound>
        <div>
          <SubmitButton form={form} busyText="Wird geprüft …">
            Anmelden
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** Where somebody wanted to go before the log-in; never to another host or out of the desk. */
function targetOf(search: string): string {
  const wanted = new URLSearchParams(search).get('weiter') ?? '';
  return /^\/desk\/(?!\/)/.test(wanted) ? wanted : deskPages.today;
}
