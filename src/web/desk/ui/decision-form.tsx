import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../desk-context.ts';

interface Way {
  readonly text: string;
  /** What is sent; the reason is empty where none was typed. */
  readonly body: (reason: string) => object;
}

interface DecisionFormProps {
  /** Of the field for the reason. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly address: string;
  readonly accept: Way | false;
  readonly refuse: Way | false;
}

/** Yes or no to what a customer handed in; a no wants a reason, which the customer reads. */
export function DecisionForm({ name, label, hint, address, accept, refuse }: DecisionFormProps) {
  const { api, queries } = useDesk();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const why = reason.trim();
  const post = async (way: Way | false) => {
    if (!way) return;
    try {
      await api.post(address, way.body(why));
    } finally {
      // Also when another one has come meanwhile: what stands now is shown.
      await queries.invalidateQueries();
    }
  };
  const accepting = useAction(() => post(accept));
  const refusing = useAction(async () => {
    if (why === '') return setError('Bitte nennen Sie den Grund, der Kunde liest ihn.');
    await post(refuse);
  });
  const busy = accepting.busy || refusing.busy;
  return (
    <>
      <TextArea
        name={name}
        label={label}
        hint={hint}
        rows={3}
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
      />
      <Refusal text={accepting.refusal ?? refusing.refusal} />
      <div className="flex flex-wrap gap-3">
        {accept && (
          <Button kind="primary" busy={busy} busyText="Wird gespeichert …" onClick={() => void accepting.run()}>
            {accept.text}
          </Button>
        )}
        {refuse && (
          <Button busy={busy} busyText="Wird gespeichert …" onClick={() => void refusing.run()}>
            {refuse.text}
          </Button>
        )}
      </div>
    </>
  );
}
