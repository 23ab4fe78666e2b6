import { classNames } from '#web/ui/class-names.ts';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import type { TurnLine } from './phases/phase-screen.ts';
import { turnBackgrounds } from './turn-backgrounds.ts';

const icons = { you: 'clock', we: 'clock', nobody: 'minus', done: 'check' } as const;

interface TurnBarProps {
  readonly turn: TurnLine;
  /** What the customer has to do now, in a sentence. */
  readonly toDo: string;
}

/** The bar on top of the panel, whose turn and what is to be done: yellow says 'you act here'. */
export function TurnBar({ turn, toDo }: TurnBarProps) {
  return (
    <div className={classNames('px-5 py-3.5 sm:px-7', turnBackgrounds[turn.who])}>
      <h2 className="flex items-center gap-3 text-base leading-snug font-emphasis tracking-normal">
        <LaterIcon name={icons[turn.who]} size={20} />
        {turn.text}
      </h2>
      <p className="mt-1 pl-8 text-sm leading-snug">
        <span className="font-emphasis">Was jetzt zu tun ist:</span> {toDo}
      </p>
    </div>
  );
}
