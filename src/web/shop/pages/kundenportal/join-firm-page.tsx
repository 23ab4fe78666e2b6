import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FirmInvitation, firmCalls, firmInvitationSchema } from '#contract/account/firm.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { FoundInvitation } from '#web/shop/features/firm/found-invitation.tsx';
import { LoginForm } from '#web/shop/features/session/login-form.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { RouterContext } from '../../router-context.ts';
import { AccountPage } from './account-page.tsx';

const route = getRouteApi(pageTable.account.joinFirm.path);

/** Where the invitation of a colleague leads: what it is about, and the way in. */
export function JoinFirmPage() {
  const invitation = route.useLoaderData();
  const { token } = route.useParams();
  const { user } = useSessionState();
  const session = useSession();
  const navigate = useNavigate();
  if (invitation.way === 'none') {
    return (
      <AccountPage title="Diese Einladung gilt nicht mehr">
        <p>
          Sie ist abgelaufen, zurückgezogen oder schon angenommen. Bitten Sie die Person, die Sie eingeladen hat, um
          eine neue.
        </p>
        <div className="mt-6">
          <PageLink href={pages.account.firm} button="secondary" className="max-sm:w-full">
            Zu Ihrer Firma
          </PageLink>
        </div>
      </AccountPage>
    );
  }
  const { email, firm, way } = invitation;
  const isOther = user !== undefined && user.email !== email;
  const isSelf = user?.email === email && user.emailConfirmed;

  async function join(entries: { readonly password?: string; readonly bringSales: boolean }) {
    await browserApi.post(firmCalls.join, { token, ...entries });
    await session.verify({ force: true });
    await navigate({ to: pages.cockpit.list, replace: true });
  }

  return (
    <AccountPage title={`Für ${firm} verkaufen`}>
      {isOther && (
        <div className="grid justify-items-start gap-5">
          <Notice title={`Sie sind als ${user.email} angemeldet`}>
            Diese Einladung gilt für {email}. Melden Sie sich ab, dann können Sie sie annehmen.
          </Notice>
          <Button onClick={() => void session.logout()}>Abmelden</Button>
        </div>
      )}
      {!isOther && (isSelf || way === 'setPassword') && (
        <FoundInvitation invitation={invitation} asksPassword={!isSelf} join={join} />
      )}
      {!isOther && !isSelf && way === 'logIn' && (
        <>
          <p className="mb-6">
            {invitation.invitedBy} lädt Sie ein. Melden Sie sich an, dann nehmen Sie die Einladung an.
          </p>
          <LoginForm email={email} />
        </>
      )}
    </AccountPage>
  );
}

/** What the invitation's link leads to; one that does not work is told by the page, in one way for all reasons. */
JoinFirmPage.load = async ({ pageData }: RouterContext, token: string): Promise<FirmInvitation> =>
  firmInvitationSchema.parse((await pageData(pages.account.joinFirm(token))) ?? { way: 'none' });
