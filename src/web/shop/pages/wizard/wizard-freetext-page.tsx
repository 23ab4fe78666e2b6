import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { WizardScreen } from './wizard-screen.tsx';

const route = getRouteApi(pageTable.wizard.freetext.path);

export function WizardFreetextPage() {
  return <WizardScreen page={route.useLoaderData()} itemId={route.useSearch().posten} />;
}
