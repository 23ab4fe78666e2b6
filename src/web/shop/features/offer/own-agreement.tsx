import { useState } from 'react';
import { uploadUses } from '#contract/upload-kinds.ts';
import { uploadLimits } from '#contract/upload-limits.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { refusalOf } from '#web/lib/file-refusal.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import type { PickedFile } from '#web/ui/fields/picked-file.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { PanelProps } from './panel-props.ts';

const nothing: PickedFile[] = [];
const accepted = { endings: uploadUses.agreement, largest: uploadLimits.otherBytes };

/** A business's own processing agreement: what became of it, and the way to hand one in while the goods are still there. */
export function OwnAgreement({ view, actions }: Pick<PanelProps, 'view' | 'actions'>) {
  const { ownAgreement: own, takesAgreement } = view;
  return (
    <div role="status">
      {own && (
        <p className="border-t border-line py-3 text-sm wrap-anywhere">
          Ihr Vertrag{' '}
          <a href={own.file.url} target="_blank" rel="noopener" className="text-link">
            {own.file.name}
          </a>{' '}
          {own.standing === 'waiting' && (
            <>
              liegt uns seit {formatInstant(own.at)} vor.{' '}
              <strong className="font-emphasis">
                Wir sind am Zug: Bis zu unserer Antwort geht nichts auf den Weg.
              </strong>
            </>
          )}
          {own.standing === 'accepted' && 'ist angenommen. Er gilt anstelle unseres Vertrags.'}
          {own.standing === 'declined' && `ist abgelehnt: ${own.reason}. Es gilt unser Vertrag.`}
        </p>
      )}
      {takesAgreement && <HandIn key={own?.number ?? 0} hand={actions} isAnother={own !== undefined} />}
    </div>
  );
}

interface HandInProps {
  readonly hand: Pick<PanelProps['actions'], 'handInAgreement' | 'upload'>;
  readonly isAnother: boolean;
}

function HandIn({ hand, isAnother }: HandInProps) {
  const [picked, setPicked] = useState<PickedFile>();
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const { busy, refusal, run } = useAction(async () => {
    if (url === undefined) return setError('Bitte wählen Sie Ihren Vertrag als PDF aus.');
    await hand.handInAgreement(url);
  });

  function remove() {
    setPicked(undefined);
    setUrl(undefined);
    setError(undefined);
  }

  async function send(file: File) {
    const key = `${file.name}-${file.lastModified}`;
    remove();
    const refused = refusalOf(file, accepted);
    if (refused !== undefined) return setPicked({ key, name: file.name, state: 'failed', message: refused });
    setPicked({ key, name: file.name, state: 'sending' });
    try {
      const upload = await hand.upload(file);
      setUrl(upload.url);
      setPicked({ key, name: upload.name, state: 'complete' });
    } catch (problem) {
      setPicked({ key, name: file.name, state: 'failed', message: messageOf(problem) });
    }
  }

  return (
    <details className="border-t border-line">
      <summary className="text-link min-h-11 py-2.5">
        {isAnother ? 'Einen anderen Vertrag vorlegen' : 'Eigenen Vertrag vorlegen'}
      </summary>
      <div className="grid gap-4 py-3">
        <p className="text-sm text-muted">
          Wir prüfen ihn und antworten hier und per E-Mail. Bis dahin geht nichts auf den Weg. Nehmen wir ihn an, gilt
          er anstelle unseres Vertrags.
        </p>
        <FileField
          name="agreementUpload"
          label="Ihr Vertrag zur Auftragsverarbeitung"
          hint="PDF, höchstens 10 MB"
          required
          endings={accepted.endings}
          value={picked ? [picked] : nothing}
          error={error}
          onPick={([file]) => file && void send(file)}
          onRemove={remove}
        />
        <div>
          <Refusal text={refusal} />
          <Button
            busy={busy || picked?.state === 'sending'}
            busyText={busy ? 'Wird vorgelegt …' : 'Wird hochgeladen …'}
            className="max-sm:w-full"
            onClick={() => void run()}
          >
            Vertrag vorlegen
          </Button>
        </div>
      </div>
    </details>
  );
}
