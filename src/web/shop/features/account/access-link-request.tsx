import { useState } from 'react';
import { accessCalls } from '#contract/sale/offer-access.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';

interface AccessLinkRequestProps {
  /** Of the mail's link by which somebody came. */
  readonly token: string;
  readonly kind: 'primary' | 'secondary';
}

/** Has a fresh link sent to the address of the offer; nobody types it. */
export function AccessLinkRequest({ token, kind }: AccessLinkRequestProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked');
  const [refusal, setRefusal] = useState<string>();
  const outcome = useFocusWhenNew<HTMLParagraphElement>(state === 'sent');

  async function send() {
    setState('sending');
    try {
      await browserApi.post(accessCalls.sendAccessLink, { token });
      setRefusal(undefined);
      setState('sent');
    } catch (error) {
      setRefusal(messageOf(error));
      setState('asked');
    }
  }

  return (
    <div>
      {state === 'sent' ? (
        <p ref={outcome} tabIndex={-1} className="font-emphasis outline-none">
          Der neue Link ist unterwegs an die Adresse, an die unsere E-Mail ging.
        </p>
      ) : (
        <Button kind={kind} busy={state === 'sending'} busyText="Wird verschickt …" onClick={send}>
          Link per E-Mail schicken
        </Button>
      )}
      {refusal !== undefined && <p className="mt-3 font-emphasis text-warn">{refusal}</p>}
    </div>
  );
}
