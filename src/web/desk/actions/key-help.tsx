import { useStore } from '#web/lib/store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useDesk } from '../desk-context.ts';
import { deskActions } from './action-table.ts';
import { KeyHint } from './key-hint.tsx';

/** The keys of what can be done now, and the switch for those that are single letters. */
export function KeyHelp() {
  const { actions, letters } = useDesk();
  const offered = useStore(actions.ids);
  const lettersOn = useStore(letters.on);
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        {offered.map((id) => {
          const { name, keys = [] } = deskActions[id];
          return (
            keys.length > 0 && (
              <div key={id} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
                <dt>{name}</dt>
                <dd className="flex gap-1.5 text-muted">
                  {keys.map((key) => (
                    <KeyHint key={key} of={key} />
                  ))}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <div className="mt-4">
        <Checkbox
          name="letterKeys"
          label="Einzelne Buchstaben und Zeichen sind Tasten"
          hint="Buchstaben wirken nur, während die Liste oder der Bogen den Fokus hat. Diese Wahl gilt in diesem Browser."
          asSwitch
          value={lettersOn}
          onChange={letters.choose}
        />
      </div>
    </>
  );
}
