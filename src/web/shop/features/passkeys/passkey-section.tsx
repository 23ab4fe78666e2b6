import { useEffect, useState } from 'react';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { type Passkey, passkeyLimit, passkeysAnswerSchema } from '#contract/account/passkeys.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { canUsePasskeys } from '#web/lib/can-use-passkeys.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

type Read = { at: 'reading' } | { at: 'failed'; text: string } | { at: 'read'; passkeys: readonly Passkey[] };

interface PasskeySectionProps {
  /** Only a proven address can have passkeys. */
  readonly emailConfirmed: boolean;
}

/** The holder's passkeys: what there is, one more, another name, one less. */
export function PasskeySection({ emailConfirmed }: PasskeySectionProps) {
  const [state, setState] = useState<Read>({ at: 'reading' });
  const [done, setDone] = useState<string>();
  const [usable, setUsable] = useState(false);

  async function read() {
    setState({ at: 'reading' });
    try {
      setState({ at: 'read', ...passkeysAnswerSchema.parse(await browserApi.get(passkeyCalls.list)) });
    } catch (error) {
      setState({ at: 'failed', text: messageOf(error) });
    }
  }

  /** A change at the server, after which it tells all there are; throws a ProblemError. */
  async function change(path: string, payload: object, said: string) {
    const answer = await browserApi.post(path, payload);
    setState({ at: 'read', ...passkeysAnswerSchema.parse(answer) });
    setDone(said);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the section appears
  useEffect(() => {
    setUsable(canUsePasskeys());
    void read();
  }, []);

  const full = state.at === 'read' && state.passkeys.length >= passkeyLimit;
  return (
    <Section
      title="Passkeys"
      intro="Mit einem Passkey melden Sie sich ohne Passwort an: mit dem Fingerabdruck, dem Gesicht oder der PIN Ihres Geräts. Ihr Passwort gilt weiter."
    >
      <div className="grid gap-5">
        {done !== undefined && <Notice kind="ok" title={done} />}
        {state.at === 'reading' && (
          <p role="status" className="text-muted">
            Ihre Passkeys werden geladen …
          </p>
        )}
        {state.at === 'failed' && (
          <div>
            <p role="alert">{state.text}</p>
            <Button className="mt-4" onClick={() => void read()}>
              Noch einmal laden
            </Button>
          </div>
        )}
        {state.at === 'read' && state.passkeys.length === 0 && (
          <p className="text-muted">Sie haben noch keinen Passkey.</p>
        )}
        {state.at === 'read' && state.passkeys.length > 0 && (
          <ul className="border-t border-line">
            {state.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                rename={(name) => change(passkeyCalls.rename, { id: passkey.id, name }, 'Der neue Name gilt')}
                remove={(password) =>
                  change(passkeyCalls.remove, { id: passkey.id, password }, `„${passkey.name}“ ist entfernt`)
                }
              />
            ))}
          </ul>
        )}
        {state.at === 'read' && (
          <Adding obstacle={obstacleOf({ emailConfirmed, usable, full })} taken={state.passkeys.length}>
            {change}
          </Adding>
        )}
      </div>
    </Section>
  );
}

interface Obstacles {
  readonly emailConfirmed: boolean;
  readonly usable: boolean;
  readonly full: boolean;
}

function obstacleOf({ emailConfirmed, usable, full }: Obstacles): string | undefined {
  if (!emailConfirmed) return 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Dann legen Sie hier einen Passkey an.';
  if (!usable) return 'Dieser Browser kann unter dieser Adresse keine Passkeys anlegen.';
  if (full)
    return `Mehr als ${passkeyLimit} Passkeys sind nicht möglich. Entfernen Sie einen, den Sie nicht mehr brauchen.`;
  return undefined;
}

interface AddingProps {
  readonly obstacle: string | undefined;
  readonly taken: number;
  readonly children: (path: string, payload: object, said: string) => Promise<void>;
}

function Adding({ obstacle, taken, children: change }: AddingProps) {
  if (obstacle !== undefined) return <p>{obstacle}</p>;
  return (
    <AddPasskey
      suggestedName={`Passkey ${taken + 1}`}
      keep={(made) => change(passkeyCalls.register, made, `„${made.name}“ ist angelegt`)}
    />
  );
}
