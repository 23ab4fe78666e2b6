import { GoodsList } from '../../goods-list.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

/** The provider lists the goods, told on the telephone or by mail. */
function InitiatedPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Wir nehmen Ihre Geräte auf</h2>
      <p className="mt-3">
        Sie haben uns Ihre Geräte am Telefon oder per E-Mail genannt. Wir tragen sie hier ein und machen Ihnen danach
        ein Kaufpreisgebot.
      </p>
      <GoodsList view={view} />
    </>
  );
}

export const initiated: PhaseScreen = {
  Panel: InitiatedPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Unser Kaufpreisgebot erscheint hier, und Sie bekommen eine E-Mail.',
  next: () => 'Wir stellen Ihre Geräte zusammen und machen Ihnen ein Kaufpreisgebot mit allen möglichen Abzügen.',
};
