import { redirect } from '@tanstack/react-router';
import { pages } from '#contract/urls.ts';
import { wizardPageSchema, wizardStartSchema } from '#contract/wizard-page.ts';
import { type WizardPage, type WizardStep, wizardStart } from '#domain/catalogue/wizard-page.ts';
import { wizardPageAt } from '#domain/catalogue/wizard-page-at.ts';
import type { RouterContext } from '../../router-context.ts';

/** The item at a wizard address; an id leads to its slug, what does not exist to the page that says so. */
export async function loadWizardPage(context: RouterContext, id: string, freetext?: string): Promise<WizardPage> {
  const matrix = context.wizardMatrix.loaded.get();
  const address = freetext === undefined ? pages.wizard.item(id) : pages.wizard.freetext(id, freetext);
  const data = matrix ? wizardPageAt(matrix.catalogue, id, freetext) : await context.pageData(address);
  if (data === undefined) throw redirect({ to: pages.notFound });

  const page = wizardPageSchema.parse(data);
  if ('movedTo' in page) throw redirect({ to: pages.wizard.item(page.movedTo), replace: true });
  return page;
}

/** The categories the wizard starts with. */
export async function loadWizardStart({ wizardMatrix, pageData }: RouterContext): Promise<readonly WizardStep[]> {
  const matrix = wizardMatrix.loaded.get();
  if (matrix !== undefined) return wizardStart(matrix.catalogue);
  return wizardStartSchema.parse(await pageData(pages.wizard.start)).steps;
}
