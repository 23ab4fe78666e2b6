import { lazyRouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loginSchema } from '#contract/account/auth.ts';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { pages } from '#contract/site/urls.ts';
import { canUsePasskeys } from '#web/lib/can-use-passkeys.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSession } from './use-session.ts';

const PasskeyLogin = lazyRouteComponent(
  loadChunk(() => import('./passkey-login.tsx')),
  'PasskeyLogin',
);

interface LoginFormProps {
  /** Called once the session stands. */
  readonly onSignedIn?: (() => Promise<void> | void) | undefined;
  /** Called when an account is to be made instead, or a new password. */
  readonly onLeave?: (() => void) | undefined;
  /** The address, where it is known. */
  readonly email?: string | undefined;
}

export function LoginForm({ onSignedIn, onLeave, email = '' }: LoginFormProps) {
  const session = useSession();
  const [offersPasskey, setOffersPasskey] = useState(false);
  // Only the browser knows; the server's page says nothing of it.
  useEffect(() => setOffersPasskey(canUsePasskeys()), []);
  const form = useShopForm({
    schema: loginSchema,
    labels: { email: 'E-Mail-Adresse', password: 'Passwort' },
    defaultValues: { email, password: '' },
    onSubmit: async (credentials) => {
      await session.login(credentials);
      await onSignedIn?.();
    },
  });
  async function signInWithPasskey(credential: object) {
    await session.signIn(passkeyCalls.login, { credential });
    await onSignedIn?.();
  }
  const typed = form.hook.watch('email');
  return (
    <div className="max-w-[28rem]">
      <Form form={form}>
        <Bound form={form} name="email">
          {(field) => <TextField {...field} type="email" autoComplete="username webauthn" />}
        </Bound>
        <Bound form={form} name="password">
          {(field) => <PasswordField {...field} autoComplete="current-password" />}
        </Bound>
        <FormFoot form={form} act="Anmelden" busyText="Sie werden angemeldet …" />
      </Form>
      {offersPasskey && (
        <OptionalPart part={PasskeyLogin}>
          <PasskeyLogin signIn={signInWithPasskey} />
        </OptionalPart>
      )}
      <ul className="mt-8 grid gap-1 border-t border-line pt-6">
        <li>
          <PageLink
            href={pages.account.forgotPassword}
            state={{ submittedEmail: typed }}
            onClick={onLeave}
            className="text-link inline-block min-h-11 py-2"
          >
            Passwort vergessen
          </PageLink>
        </li>
        <li>
          <PageLink href={pages.account.register} onClick={onLeave} className="text-link inline-block min-h-11 py-2">
            Neu hier? Konto anlegen
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
