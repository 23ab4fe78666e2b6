import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface ToAccountProps {
  readonly email: string | undefined;
  readonly asBusiness: boolean | undefined;
  /** The bid is there already. */
  readonly isBid: boolean;
}

/** A bid is answered in an account of the address it was asked for with. */
export function ToAccount({ email, asBusiness, isBid }: ToAccountProps) {
  return (
    <section className="mt-10 mb-8">
      <h2 className="mb-3">Gebot im Konto annehmen</h2>
      <p className="mb-5">
        {isBid && 'Annehmen können Sie, sobald Ihre E-Mail-Adresse bestätigt ist. '}
        Sie beantworten das Gebot in Ihrem Konto und wählen dafür nur ein Passwort: hier oder über den Link in unserer
        E-Mail. Der Link bestätigt Ihre Adresse gleich mit.
      </p>
      <div className="flex flex-wrap gap-3">
        <PageLink
          href={pages.account.register}
          state={{
            ...(email !== undefined && { submittedEmail: email }),
            ...(asBusiness !== undefined && { submittedAsBusiness: asBusiness }),
          }}
          button="primary"
          className="max-sm:w-full"
        >
          {isBid ? 'Weiter: Passwort wählen und annehmen' : 'Konto anlegen'}
        </PageLink>
        <PageLink href={pages.account.login} button="secondary" className="max-sm:w-full">
          Anmelden
        </PageLink>
      </div>
    </section>
  );
}

/** Whoever is signed in goes on at once. */
export function ToOffer({ id, isBid = false }: { readonly id: string; readonly isBid?: boolean }) {
  return (
    <div className="mt-8 mb-8">
      <PageLink href={pages.cockpit.offer(id)} button="primary">
        {isBid ? 'Gebot ansehen und entscheiden' : 'Anfrage im Verkaufscockpit ansehen'}
      </PageLink>
    </div>
  );
}
