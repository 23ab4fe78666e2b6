import { Button } from '#web/ui/button.tsx';

interface ShownOnceProps {
  /** 'Das Token zeigen wir nur jetzt:' */
  readonly text: string;
  readonly secret: string;
  readonly nextText: string;
  readonly onNext: () => void;
}

/** A secret that nobody can read again. */
export function ShownOnce({ text, secret, nextText, onNext }: ShownOnceProps) {
  return (
    <div role="status" className="grid gap-3 rounded-sm bg-steel p-5">
      <p>{text}</p>
      <code className="wrap-anywhere">{secret}</code>
      <Button className="justify-self-start" onClick={onNext}>
        {nextText}
      </Button>
    </div>
  );
}
