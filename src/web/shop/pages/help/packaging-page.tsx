import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { pages } from '#contract/site/urls.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageIndex } from '#web/ui/page-index.tsx';
import { Prose } from '../../features/article/prose.tsx';
import { GuideSteps } from '../../features/offer/packing/guide.tsx';

const route = getRouteApi(pageTable.packaging.path);
const crumbs = [
  { text: 'Start', href: pages.home },
  { text: 'So läuft’s ab', href: pages.howItWorks },
  { text: 'Verpackung' },
];

/** How each kind of device is packed, in pictures that move. */
export function PackagingPage() {
  const { guides } = route.useLoaderData();
  return (
    <div className="page-width pb-8">
      <PageHeader title="Verpackung je Gerät" crumbs={crumbs}>
        Schritt für Schritt im Bild, vom Abmelden bis zum Etikett. Material und Versandetikett bekommen Sie von uns,
        soweit nötig.
      </PageHeader>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_14rem] lg:gap-16">
        <div className="lg:order-2">
          <PageIndex title="Geräte" entries={guides.map(({ id, title }) => ({ id, text: title }))} />
        </div>
        <div className="grid min-w-0 gap-16">
          {guides.map((guide) => (
            <section key={guide.id} aria-labelledby={guide.id}>
              <h2 id={guide.id} className="scroll-mt-24">
                {guide.title}
              </h2>
              <p className="mt-2 font-emphasis">{guide.method}</p>
              <Prose html={guide.intro} className="mt-3" />
              <GuideSteps guide={guide} />
              {guide.notes !== '' && <Prose html={guide.notes} className="mt-8" />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
