import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { loginOptionsSchema, type PasskeyAssertion } from '#contract/account/passkeys.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { cancelPasskeyRequest, canOfferAtField, requestAssertion } from '#web/lib/passkey-device.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';

interface PasskeyLoginProps {
  /** Throws a ProblemError when the server refuses. */
  readonly signIn: (credential: PasskeyAssertion) => Promise<void>;
}

/** The second way to sign in, by a button or, where the browser can, by its offer at the field of the e-mail address. */
export function PasskeyLogin({ signIn }: PasskeyLoginProps) {
  const { busy, refusal, run } = useAction(async () => signIn(await askDevice({ atField: false })));
  const refusedAtField = useOfferAtField(signIn);
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Refusal text={refusal ?? refusedAtField} />
      <Button
        busy={busy}
        busyText="Ihr Gerät fragt nach dem Passkey …"
        className="max-sm:w-full"
        onClick={() => void run()}
      >
        Mit Passkey anmelden
      </Button>
    </div>
  );
}

/** Nobody asked for the offer, so only a key that was chosen and then refused is worth a word. */
function useOfferAtField(signIn: PasskeyLoginProps['signIn']): string | undefined {
  const [refusal, setRefusal] = useState<string>();
  const enter = useEffectEvent((credential: PasskeyAssertion) =>
    signIn(credential).catch((error: unknown) => setRefusal(messageOf(error))),
  );
  useEffect(() => {
    let gone = false;
    const offer = async () => {
      if ((await canOfferAtField()) && !gone) await enter(await askDevice({ atField: true }));
    };
    offer().catch(() => undefined);
    return () => {
      gone = true;
      cancelPasskeyRequest();
    };
  }, []);
  return refusal;
}

async function askDevice(how: { atField: boolean }): Promise<PasskeyAssertion> {
  const answer = await browserApi.post(passkeyCalls.loginOptions, {});
  return requestAssertion(loginOptionsSchema.parse(answer).options, how);
}
