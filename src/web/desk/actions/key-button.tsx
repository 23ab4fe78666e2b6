import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonKind } from '#web/ui/button-style.ts';
import { useDesk } from '../desk-context.ts';
import { type ActionId, deskActions } from './action-table.ts';
import { KeyHint } from './key-hint.tsx';
import { keyShortcut } from './key-press.ts';
import { useIsMac } from './use-is-mac.ts';

interface KeyButtonProps {
  readonly action: ActionId;
  readonly kind?: ButtonKind;
  /** In place of the action's name. */
  readonly text?: string;
  readonly className?: string;
}

/** The button of an action, with its key beside its word; absent while nobody offers the action. */
export function KeyButton({ action, kind = 'secondary', text, className = 'px-4' }: KeyButtonProps) {
  const { actions } = useDesk();
  const isMac = useIsMac();
  const isOffered = useStore(actions.ids).includes(action);
  const { name, keys } = deskActions[action];
  if (!isOffered) return null;
  return (
    <Button
      kind={kind}
      className={className}
      aria-keyshortcuts={keys && keyShortcut(keys[0], isMac)}
      onClick={() => actions.run(action)}
    >
      {text ?? name}
      {keys && (
        <span aria-hidden="true" className="ml-1 max-lg:hidden">
          <KeyHint of={keys[0]} />
        </span>
      )}
    </Button>
  );
}
