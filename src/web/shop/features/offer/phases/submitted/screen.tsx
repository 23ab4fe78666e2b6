import { offerSection } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { GoodsList } from '../../goods-list.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { WhyNotAtOnce } from '../../why-not-at-once.tsx';
import { type PhaseScreen, we } from '../phase-screen.ts';

function SubmittedPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Ihre Anfrage ist eingegangen</h2>
      <p className="mt-3">
        Wir prüfen Ihre Angaben und machen Ihnen ein Kaufpreisgebot. Ihre Anfrage verpflichtet Sie zu nichts.
      </p>
      <WhyNotAtOnce obstacles={view.obstacles} />
      <p className="mt-4">
        Was uns hilft:{' '}
        <PageLink href={offerSection(view.id, 'fragen')}>Fotos der Typenschilder oder Seriennummern schicken</PageLink>
      </p>
      <GoodsList view={view} />
    </>
  );
}

export const submitted: PhaseScreen = {
  Panel: SubmittedPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Unser Kaufpreisgebot erscheint hier, und Sie bekommen eine E-Mail.',
  next: () =>
    'Sie bekommen ein Kaufpreisgebot mit allen möglichen Abzügen. Dann nehmen Sie an, lehnen ab oder nennen einen eigenen Preis.',
};
