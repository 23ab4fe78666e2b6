import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

/** In place of a log-in or registration form. */
export function SignedInAlready({ email }: { readonly email: string }) {
  return (
    <>
      <p>
        Sie sind als <strong>{email}</strong> angemeldet.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <PageLink href={pages.cockpit.list} button="primary">
          Ihre Verkäufe ansehen
        </PageLink>
        <PageLink href={pages.account.profile} button="secondary">
          Zum Profil
        </PageLink>
      </div>
    </>
  );
}
