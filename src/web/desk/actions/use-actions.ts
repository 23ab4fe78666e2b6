import { useEffect, useEffectEvent } from 'react';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../desk-context.ts';
import { type ActionId, actionIds, deskActions } from './action-table.ts';

/**
 * Offers actions of the table while this component is on the screen: their keys work, palette and help name them. What is undefined
 * cannot be done now; what somebody may not do is left out.
 *
 *     useActions({ sendBid: isWhole ? () => void send() : undefined });
 *     <KeyButton action="sendBid" kind="primary" />
 *
 * Letters work where the focus is inside of an element with the action's area: `<section data-keys="sheet">`.
 */
export function useActions(handlers: Readonly<Partial<Record<ActionId, (() => void) | undefined>>>): void {
  const { actions, session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const run = useEffectEvent((id: ActionId) => handlers[id]?.());
  const offered = actionIds
    .filter((id) => {
      const { right } = deskActions[id];
      return handlers[id] !== undefined && (right === undefined || mayAtDesk(roles, right));
    })
    .join(' ');
  useEffect(() => {
    const ids = offered.split(' ');
    return actions.offer({ ids: actionIds.filter((id) => ids.includes(id)), run: (id) => run(id) });
  }, [actions, offered]);
}
