import { formatDayInFull } from '#domain/values/day-text.ts';
import { OmitCounterbid } from '../../decision/omit-counterbid.tsx';
import { EndingAction } from '../../endings/ending-action.tsx';
import { euros } from '../../euros.ts';
import type { PanelProps } from '../../panel-props.ts';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

function DeadlinePassedPanel({ view, actions }: PanelProps) {
  return (
    <>
      <EndingAction
        view={view}
        header="Zeit zur Annahme des Ankaufpreises verstrichen!"
        text="Starten Sie bitte eine neue Anfrage."
      >
        {view.bid && (
          <p className="mt-3 text-muted">
            Unser Gebot über {euros(view.bid.total)} galt bis {formatDayInFull(view.bid.validUntil)}.
          </p>
        )}
      </EndingAction>
      <OmitCounterbid view={view} actions={actions} />
    </>
  );
}

export const deadlinePassed: PhaseScreen = {
  Panel: DeadlinePassedPanel,
  turn: () => nobody('Die Frist ist verstrichen'),
  toDo: () => 'Nichts mehr. Unser Gebot gilt nicht länger.',
  next: () =>
    'Wir können Ihnen noch ein neues Gebot machen. Dann erscheint es hier, und Sie bekommen eine E-Mail. Oder Sie starten eine neue Anfrage.',
  goodsBelow: true,
};
