import { getRouteApi } from '@tanstack/react-router';
import { WizardScreen } from './wizard-screen.tsx';

const route = getRouteApi('/wizard/$id/$freetext');

export function WizardFreetextPage() {
  return <WizardScreen page={route.useLoaderData()} itemId={route.useSearch().posten} />;
}
