import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes for whoever loses the app, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <section className="grid gap-5">
      <h2>Ihre Wiederherstellungscodes</h2>
      <p>
        Jeder lässt Sie einmal ohne die App hinein. Wir zeigen sie nur jetzt: Bewahren Sie sie auf, aber nicht auf
        demselben Gerät.
      </p>
      <ul className="grid gap-1 bg-sheet p-4 tabular-nums">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => window.print()}>Drucken</Button>
        <Button kind="primary" onClick={onKept}>
          Ich habe sie aufbewahrt
        </Button>
      </div>
    </section>
  );
}
