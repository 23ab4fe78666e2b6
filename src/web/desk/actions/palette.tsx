import { Command } from 'cmdk';
import { useState } from 'react';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../desk-context.ts';
import { deskActions } from './action-table.ts';
import { KeyHint } from './key-hint.tsx';

/** Somewhere the palette leads to. */
export interface PalettePlace {
  readonly name: string;
  readonly href: string;
}

interface PaletteProps {
  readonly places: readonly PalettePlace[];
  /** Called with what was chosen, to be done once the palette has closed. */
  readonly onChoose: (act: () => void) => void;
  readonly go: (href: string) => void;
  /** Looks for what was typed in all sales. */
  readonly find: (typed: string) => void;
}

const row =
  'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:bg-steel aria-selected:font-emphasis';

/** Everything that can be done or gone to, found by typing a part of its name. */
export function Palette({ places, onChoose, go, find }: PaletteProps) {
  const { actions } = useDesk();
  const [typed, setTyped] = useState('');
  const offered = useStore(actions.ids).filter((id) => deskActions[id].onlyKey !== true);
  return (
    <Command label="Befehle" loop>
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder="Befehl, Seite oder Nummer"
        className="min-h-(--control) w-full rounded-sm border-[1.5px] border-ink bg-sheet px-3"
      />
      <Command.List className="mt-3 max-h-[50dvh] overflow-y-auto [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted">
        <Command.Group heading="Hier zu tun">
          {offered.map((id) => {
            const { name, keys } = deskActions[id];
            return (
              <Command.Item key={id} value={name} className={row} onSelect={() => onChoose(() => actions.run(id))}>
                {name}
                {keys && (
                  <span aria-hidden="true" className="text-muted">
                    <KeyHint of={keys[0]} />
                  </span>
                )}
              </Command.Item>
            );
          })}
        </Command.Group>
        <Command.Group heading="Hingehen">
          {places.map(({ name, href }) => (
            <Command.Item
              key={href}
              value={`Gehe zu ${name}`}
              className={row}
              onSelect={() => onChoose(() => go(href))}
            >
              {name}
            </Command.Item>
          ))}
        </Command.Group>
        {typed.trim() !== '' && (
          <Command.Group heading="Suchen" forceMount>
            <Command.Item
              forceMount
              value={`In allen Verkäufen suchen: ${typed}`}
              className={row}
              onSelect={() => onChoose(() => find(typed.trim()))}
            >
              {`In allen Verkäufen suchen: ${typed.trim()}`}
            </Command.Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}
