import { getRouteApi } from '@tanstack/react-router';
import {
  type CertificateCheck,
  type CheckedCertificate,
  certificateCheckSchema,
} from '#contract/papers/certificate-check.ts';
import { documentTitle } from '#contract/papers/document-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { CompareFile } from '#web/shop/features/certificate/compare-file.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { RouterContext } from '../../router-context.ts';

const route = getRouteApi(pageTable.certificate.path);

/** Whether a certificate is ours, for whoever holds it: an auditor, a data protection officer, a later owner. */
export function CertificatePage() {
  const check = route.useLoaderData();
  return check.found ? <Checked check={check} /> : <Unknown />;
}

function Checked({ check }: { readonly check: CheckedCertificate }) {
  const { kind, number, issuedAt, sha256 } = check;
  return (
    <div className="page-width pb-16">
      <PageHeader title={documentTitle(kind, number)}>
        Auf dieser Seite prüfen Sie, ob ein Nachweis von uns stammt und unverändert ist. Was darin steht, zeigt sie
        nicht.
      </PageHeader>
      <div className="mt-8 grid max-w-[46rem] gap-10">
        <section aria-label="Angaben zum Nachweis">
          <Standing check={check} />
          <div className="mt-6">
            <Facts
              facts={[
                { name: 'Nummer', value: number },
                { name: 'Ausgestellt am', value: formatDayInFull(dayOf(issuedAt)) },
                { name: 'Ausgestellt von', value: shopConfig.company.name },
                {
                  name: 'SHA-256 der Datei',
                  value:
                    sha256 === undefined ? (
                      'Die Datei wird gerade erstellt. Bitte laden Sie die Seite in einer Minute neu.'
                    ) : (
                      <code className="text-sm break-all">{sha256}</code>
                    ),
                },
              ]}
            />
          </div>
        </section>
        {sha256 !== undefined && <CompareFile sha256={sha256} />}
      </div>
    </div>
  );
}

function Standing({ check: { kind, withdrawn } }: { readonly check: CheckedCertificate }) {
  if (withdrawn === undefined) return <Notice kind="ok" title="Dieser Nachweis ist gültig" />;
  const { at, replacedBy } = withdrawn;
  return (
    <Notice kind="warn" title="Dieser Nachweis gilt nicht mehr">
      Wir haben ihn am {formatDayInFull(dayOf(at))} zurückgezogen.{' '}
      {replacedBy === undefined
        ? 'Ein neuer wurde nicht ausgestellt.'
        : `An seine Stelle tritt: ${documentTitle(kind, replacedBy)}.`}
    </Notice>
  );
}

function Unknown() {
  return (
    <div className="page-width pb-16">
      <PageHeader title="Diesen Nachweis kennen wir nicht">
        Zu dieser Nummer mit diesem Prüfcode gibt es bei uns keinen Nachweis. Bitte vergleichen Sie die Adresse mit der
        auf dem Papier. Bleibt es dabei, stammt das Papier nicht von uns.
      </PageHeader>
      <div className="mt-8">
        <PageLink href={pages.contact} button="secondary" className="max-sm:w-full">
          Kontakt aufnehmen
        </PageLink>
      </div>
    </div>
  );
}

/** What the code on a certificate leads to; an address that names none is told by the page. */
CertificatePage.load = async ({ pageData }: RouterContext, token: string): Promise<CertificateCheck> =>
  certificateCheckSchema.parse((await pageData(pages.certificate(token))) ?? { found: false });
