import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pages } from '#contract/urls.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { FreetextForm } from '#web/shop/features/wizard/freetext-form.tsx';
import { StepList } from '#web/shop/features/wizard/step-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The form is at once on the server's page and after a navigation; at a first visit its code comes after the first paint. */
const ConfigureItem = lazyRouteComponent(
  loadChunk(() => import('./configure-item.tsx')),
  'ConfigureItem',
);

/** What the route waits for, so that the form is there with the page. */
export async function preloadConfigureItem(): Promise<void> {
  await ConfigureItem.preload?.();
}

interface WizardScreenProps {
  readonly page: WizardPage;
  /** An item of the basket that is being changed. */
  readonly itemId?: string | undefined;
}

/** One wizard page: an item to configure, or the choices that lead to one. */
export function WizardScreen({ page, itemId }: WizardScreenProps) {
  const { slug, title, note, freetext, details, complete, steps, freetextAllowed } = page;
  const crumbs = page.crumbs.map((crumb) => ({
    text: crumb.label,
    ...(crumb.slug && { href: pages.wizard.item(crumb.slug) }),
  }));
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${title} verkaufen`} crumbs={[{ text: 'Start', href: pages.home }, ...crumbs]}>
        {note !== undefined && <p className="font-emphasis text-ink">{note}</p>}
        <p>{details.description}</p>
      </PageHeader>
      {complete && (
        <Suspense>
          <ConfigureItem key={`${slug}/${freetext}/${itemId}`} page={page} itemId={itemId} />
        </Suspense>
      )}
      {steps.length > 0 && (
        <div className="mt-8">
          <StepList steps={steps} label={`Auswahl zu ${title}`} />
        </div>
      )}
      {freetextAllowed && (
        <section className="mt-12">
          <h2 className="mb-4">{steps.length > 0 ? 'Nicht dabei?' : 'Beschreiben Sie das Gerät'}</h2>
          <FreetextForm key={slug} slug={slug} />
        </section>
      )}
    </div>
  );
}
