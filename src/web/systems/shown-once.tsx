import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface ShownOnceProps {
  /** 'Das Token zeigen wir nur jetzt:' */
  readonly text: string;
  readonly secret: string;
  readonly nextText: string;
  readonly onNext: () => void;
}

/** A secret that nobody can read again. It takes the focus: the button that made it has gone. */
export function ShownOnce({ text, secret, nextText, onNext }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="grid gap-3 rounded-sm bg-steel p-5 outline-none">
      <p>{text}</p>
      <code className="wrap-anywhere">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} />
        <Button onClick={onNext}>{nextText}</Button>
      </div>
    </div>
  );
}
