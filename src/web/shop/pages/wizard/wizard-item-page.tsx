import { getRouteApi } from '@tanstack/react-router';
import { pageTable } from '#contract/site/page-table.ts';
import { WizardScreen } from './wizard-screen.tsx';

const route = getRouteApi(pageTable.wizard.item.path);

export function WizardItemPage() {
  const { posten, angaben } = route.useSearch();
  return <WizardScreen page={route.useLoaderData()} itemId={posten} details={angaben} />;
}
