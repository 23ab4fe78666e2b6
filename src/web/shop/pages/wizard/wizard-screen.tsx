import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { pages } from '#contract/site/urls.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { worthId } from '#domain/catalogue/worth-id.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { ManufacturerAndModelNameField } from '#web/shop/features/catalogue-search/model-name-field.tsx';
import { CarriedNumberNote } from '#web/shop/features/wizard/carried-number-note.tsx';
import { FilteredSteps } from '#web/shop/features/wizard/filtered-steps.tsx';
import { freetextAnchor } from '#web/shop/features/wizard/freetext-anchor.ts';
import type { NameField } from '#web/shop/features/wizard/freetext-form.tsx';
import { FreetextLink } from '#web/shop/features/wizard/freetext-link.tsx';
import { FreetextSection } from '#web/shop/features/wizard/freetext-section.tsx';
import { QuestionHelp } from '#web/shop/features/wizard/question-help.tsx';
import { fillsScreen } from '#web/shop/features/wizard/steps-with.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** The form is at once on the server's page and after a navigation; at a first visit its code comes after the first paint. */
const ConfigureItem = lazyRouteComponent(
  loadChunk(() => import('./configure-item.tsx')),
  'ConfigureItem',
);

/** Own words with the catalogue's beside them: whoever overlooked a model is led to it all the same. */
const describedBy: NameField = (field, onListed) => <ManufacturerAndModelNameField {...field} onListed={onListed} />;

interface WizardScreenProps {
  readonly page: WizardPage;
  /** An item of the basket that is being changed. */
  readonly itemId?: string | undefined;
  /** What was typed beside the model's name when it was searched. */
  readonly details?: string | undefined;
}

/** One wizard page: an item to configure, or the choices that lead to one; always with the way to own words. */
export function WizardScreen({ page, itemId, details: said }: WizardScreenProps) {
  const { slug, title, note, freetext, details, complete, steps, freetextAt } = page;
  const crumbs = page.crumbs.map((crumb) => ({
    text: crumb.label,
    ...(crumb.slug && { href: pages.wizard.item(crumb.slug) }),
  }));
  // The form of a component type takes own words too; that of a model is for this model only.
  const describedHere = !complete || page.selectType === 'type';
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${title} verkaufen`} crumbs={[{ text: 'Start', href: pages.home }, ...crumbs]}>
        {note !== undefined && <p className="font-emphasis text-ink">{note}</p>}
        <p>{details.description}</p>
        {shopConfig.worthPages !== 'off' && page.selectType === 'model' && freetext === undefined && (
          <PageLink href={pages.worth(worthId(slug))} className="inline-block py-2.5 text-link">
            Was ist mein Gerät wert?
          </PageLink>
        )}
        {freetextAt !== undefined && (steps.length > 0 || complete) && (
          // Below a long list it stands at the lower edge of a phone.
          <div className={classNames('-mb-2.5', fillsScreen(steps) && 'max-sm:hidden')}>
            <FreetextLink slug={describedHere ? undefined : freetextAt.slug} described={freetext !== undefined} />
          </div>
        )}
      </PageHeader>
      {itemId === undefined && (
        <CarriedNumberNote
          next={complete ? 'Sie kommt mit dieser Position in den Verkaufskorb.' : 'Bitte wählen Sie das Modell.'}
        />
      )}
      {!complete && <QuestionHelp question="model" shape={page.shape} />}
      {steps.length > 0 && (
        <div className="mt-8">
          <FilteredSteps key={slug} steps={steps} label={`Auswahl zu ${title}`} freetextSlug={freetextAt?.slug} />
        </div>
      )}
      {complete && (
        <section id={describedHere ? freetextAnchor : undefined} className="scroll-mt-24">
          {steps.length > 0 && <h2 className="mt-12">Nicht gefunden? Frei beschreiben</h2>}
          <Suspense>
            <ConfigureItem key={`${slug}/${freetext}/${itemId}`} page={page} itemId={itemId} said={said} />
          </Suspense>
        </section>
      )}
      {freetextAt !== undefined && !complete && (
        <FreetextSection slug={freetextAt.slug} besideChoices={steps.length > 0} field={describedBy} />
      )}
    </div>
  );
}

/** What the route waits for, so that the form is there with the page. */
WizardScreen.preloadForm = async (): Promise<void> => {
  await ConfigureItem.preload?.();
};
