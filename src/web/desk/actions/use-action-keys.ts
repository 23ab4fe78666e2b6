import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../desk-context.ts';
import { deskActions } from './action-table.ts';
import { isMeant } from './key-press.ts';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Listens for the keys of what the screen offers. */
export function useActionKeys(): void {
  const { actions, letters } = useDesk();
  const offered = useStore(actions.ids);
  useEffect(() => {
    const keys = new Set(offered.flatMap((id) => deskActions[id].keys ?? []));
    const listen = (key: string) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const press = { ...placeOf(event.target), lettersOn: letters.on.get() };
      const meant = offered.find((id) => deskActions[id].keys?.includes(key) && isMeant(deskActions[id], key, press));
      if (meant === undefined) return;
      event.preventDefault();
      actions.run(meant);
    };
    const bindings = Object.fromEntries([...keys].map((key) => [key, listen(key)]));
    return tinykeys(window, bindings, { ignore: () => false });
  }, [actions, letters, offered]);
}

function placeOf(target: EventTarget | null) {
  const element = target instanceof HTMLElement ? target : undefined;
  return {
    isInField: element?.closest(fields) != null,
    area: element?.closest<HTMLElement>('[data-keys]')?.dataset.keys,
    behindDialog: document.querySelector('dialog[open]') !== null,
  };
}
