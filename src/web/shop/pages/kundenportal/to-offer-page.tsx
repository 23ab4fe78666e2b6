import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accessCalls, type FoundAccess, type OfferAccess, offerAccessSchema } from '#contract/sale/offer-access.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { offerSection, pages } from '#contract/site/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { rememberOffer } from '#web/lib/draft-entry.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { AccessLinkRequest } from '#web/shop/features/account/access-link-request.tsx';
import { FirstPasswordForm } from '#web/shop/features/account/first-password-form.tsx';
import { LoginForm } from '#web/shop/features/session/login-form.tsx';
import { useSession, useSessionState } from '#web/shop/features/session/use-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { RouterContext } from '../../router-context.ts';
import { AccountPage } from './account-page.tsx';

const route = getRouteApi(pageTable.account.toOffer.path);

/** Where a mail's button leads: to the offer at once, over a log-in, or over a first password, as the account is. */
export function ToOfferPage() {
  const access = route.useLoaderData();
  if (access.way !== 'none') return <WayToOffer access={access} />;
  return (
    <AccountPage title="Dieser Link gilt nicht mehr">
      <p>
        Er ist abgelaufen oder unvollständig. Ihren Verkauf sehen Sie in Ihrem Konto; einen neuen Link enthält unsere
        nächste E-Mail.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <PageLink href={pages.cockpit.list} button="primary" className="max-sm:w-full">
          Zum Verkaufscockpit
        </PageLink>
        <PageLink href={pages.contact} button="secondary" className="max-sm:w-full">
          Kontakt aufnehmen
        </PageLink>
      </div>
    </AccountPage>
  );
}

function WayToOffer({ access }: { readonly access: FoundAccess }) {
  const { way, email, offerId, goods, phase, moves } = access;
  const { token } = route.useParams();
  const { hash } = useLocation();
  const { user } = useSessionState();
  const session = useSession();
  const navigate = useNavigate();
  /** Signed in, but not in the session that registered: only the server knows. */
  const [passwordNeeded, setPasswordNeeded] = useState(false);
  const target = offerSection(offerId, hash === 'unterlagen' ? 'unterlagen' : 'jetzt');
  const isOwner = user?.email === email && user.emailConfirmed;
  useEffect(() => {
    if (isOwner && !moves) void navigate({ href: target, replace: true });
  }, [isOwner, moves, navigate, target]);

  async function open(password: string | undefined) {
    try {
      await browserApi.post(accessCalls.openByMail, { token, ...(password !== undefined && { password }) });
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      if (problem.code === 'passwordNeeded') return setPasswordNeeded(true);
      // Used meanwhile, in another tab perhaps: the page then asks for the password that was set there.
      if (problem.code === 'linkInvalid') return window.location.reload();
      throw problem;
    }
    await session.verify({ force: true });
    if (moves) await navigate({ href: target, replace: true });
  }

  const offersBid = phase === 'bidPlaced';
  const askPassword = user?.email !== email || passwordNeeded;
  const onward = offersBid ? 'Weiter zum Gebot' : 'Weiter zum Verkauf';
  return (
    <AccountPage title={offersBid ? 'Ihr Kaufpreisgebot' : titleOf(access)} intro={goods}>
      {user !== undefined && user.email !== email && (
        <div className="mb-6">
          <Notice title={`Sie sind als ${user.email} angemeldet`}>
            Dieser Verkauf gehört zu einem anderen Konto. Wenn Sie hier weitergehen, wechselt dieser Browser zu jenem
            Konto.
          </Notice>
        </div>
      )}
      {way === 'logIn' && isOwner && moves && (
        <>
          <p className="mb-6">
            Ist das Ihre Anfrage? Dann läuft sie unter <strong className="break-words">{email}</strong> weiter und steht
            in Ihrem Konto.
          </p>
          <FirstPasswordForm email={email} askPassword={false} onward="Ja, in mein Konto übernehmen" open={open} />
        </>
      )}
      {way === 'logIn' && !isOwner && (
        <>
          <p className="mb-6">Melden Sie sich an, dann sind Sie {offersBid ? 'beim Gebot' : 'bei Ihrem Verkauf'}.</p>
          <LoginForm
            email={email}
            onLeave={() => rememberOffer(offerId)}
            onSignedIn={moves ? undefined : () => navigate({ href: target, replace: true })}
          />
        </>
      )}
      {way === 'setPassword' && (
        <>
          <p className="mb-6">
            {askPassword ? 'Legen Sie einmal ein Passwort fest. ' : ''}Ihre Adresse{' '}
            <strong className="break-words">{email}</strong> ist mit dem Link aus unserer E-Mail bestätigt.
          </p>
          <FirstPasswordForm
            key={`${askPassword}`}
            email={email}
            askPassword={askPassword}
            onward={onward}
            open={open}
          />
        </>
      )}
      {way === 'askAgain' && (
        <>
          <p className="mb-6">
            Der Link aus unserer E-Mail ist älter als sieben Tage. Damit niemand außer Ihnen antwortet, schicken wir
            Ihnen einen neuen an <strong className="break-words">{email}</strong>.
          </p>
          <AccessLinkRequest token={token} kind="primary" />
        </>
      )}
      {access.statusToken !== undefined && way !== 'logIn' && (
        <p className="mt-6">
          <PageLink href={pages.status(access.statusToken)} className="text-link inline-block min-h-11 py-2">
            Nur den Stand ansehen, ohne Passwort
          </PageLink>
        </p>
      )}
    </AccountPage>
  );
}

const titleOf = ({ orderId, inquiryId }: FoundAccess) =>
  orderId === undefined ? `Anfrage ${inquiryId ?? ''}`.trim() : `Auftrag ${orderId}`;

/** How the mail's link leads on; one that does not work is told by the page, in one way for all reasons. */
ToOfferPage.load = async ({ pageData }: RouterContext, token: string): Promise<OfferAccess> =>
  offerAccessSchema.parse((await pageData(pages.account.toOffer(token))) ?? { way: 'none' });
