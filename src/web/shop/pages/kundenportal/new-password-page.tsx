import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { NewPasswordForm } from '#web/shop/features/account/new-password-form.tsx';
import { useSession } from '#web/shop/features/session/use-session.ts';
import { AccountPage } from './account-page.tsx';

const route = getRouteApi(pageTable.account.resetPassword.path);

export function NewPasswordPage() {
  const { id } = route.useParams();
  const { resetPassword } = useSession();
  return (
    <AccountPage title="Neues Passwort festlegen">
      <NewPasswordForm token={id} resetPassword={resetPassword} />
    </AccountPage>
  );
}
