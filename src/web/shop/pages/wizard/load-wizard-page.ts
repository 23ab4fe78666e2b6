import { redirect } from '@tanstack/react-router';
import { wizardPageSchema, wizardStartSchema } from '#contract/goods/wizard-page.ts';
import { pages } from '#contract/site/urls.ts';
import type { WizardPage, WizardStart } from '#domain/catalogue/wizard-page.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { FirstHits } from '#web/shop/features/catalogue-search/first-hits.ts';
import { noSuchPage } from '../../no-such-page.ts';
import type { RouterContext } from '../../router-context.ts';

const loadScreen = loadChunk(() => import('./wizard-screen.tsx'));

/** The item at a wizard address; an id leads to its slug, what does not exist to the page that says so. */
export async function loadWizardPage(context: RouterContext, id: string, freetext?: string): Promise<WizardPage> {
  const address = freetext === undefined ? pages.wizard.item(id) : pages.wizard.freetext(id, freetext);
  const data = await context.pageData(address);
  if (data === undefined) throw noSuchPage();

  const page = wizardPageSchema.parse(data);
  if ('movedTo' in page) {
    const words = page.isNamed ? undefined : freetext;
    const to = words === undefined ? pages.wizard.item(page.movedTo) : pages.wizard.freetext(page.movedTo, words);
    throw redirect({ to, search: true, replace: true });
  }
  if (page.complete) await (await loadScreen()).WizardScreen.preloadForm();
  return page;
}

/** What the wizard starts with, and on the server's page what was found for the words of its address. */
export async function loadWizardStart(
  { pageData, firstHits }: RouterContext,
  query: string | undefined,
): Promise<WizardStart & { readonly hits?: FirstHits }> {
  const [data, hits] = await Promise.all([pageData(pages.wizard.start), query && firstHits?.(query)]);
  return { ...wizardStartSchema.parse(data), ...(hits && { hits }) };
}
