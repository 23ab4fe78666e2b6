import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { TurnLine } from './turn-of-view.ts';

const icons = { you: 'clock', we: 'clock', nobody: 'minus', done: 'check' } as const;
const grounds = { you: 'bg-accent text-on-accent', we: 'bg-steel', nobody: 'bg-steel', done: 'bg-ok-soft' };

/** The bar on top of the panel: yellow says 'you act here'. */
export function TurnBar({ turn }: { readonly turn: TurnLine }) {
  return (
    <h2
      className={classNames(
        'flex items-center gap-3 px-5 py-3.5 text-base leading-snug font-emphasis tracking-normal sm:px-7',
        grounds[turn.who],
      )}
    >
      <Icon name={icons[turn.who]} size={20} />
      {turn.text}
    </h2>
  );
}
