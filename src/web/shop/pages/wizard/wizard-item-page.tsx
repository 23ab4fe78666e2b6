import { getRouteApi } from '@tanstack/react-router';
import { WizardScreen } from './wizard-screen.tsx';

const route = getRouteApi('/wizard/$id');

export function WizardItemPage() {
  return <WizardScreen page={route.useLoaderData()} itemId={route.useSearch().posten} />;
}
