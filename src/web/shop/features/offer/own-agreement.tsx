import { uploadUses } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { PanelProps } from './panel-props.ts';
import { useOneFile } from './use-one-file.ts';

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
                Wir sind am Zug: Bis zu unserer Antwort bleiben die Geräte bei Ihnen.
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
  const file = useOneFile({ accepted, upload: hand.upload });
  const { busy, refusal, run } = useAction(async () => {
    if (file.url === undefined) return file.setError('Bitte wählen Sie Ihren Vertrag als PDF aus.');
    await hand.handInAgreement(file.url);
  });
  return (
    <details className="border-t border-line">
      <summary className="text-link min-h-11 py-2.5">
        {isAnother ? 'Einen anderen Vertrag vorlegen' : 'Eigenen Vertrag vorlegen'}
      </summary>
      <div className="grid gap-4 py-3">
        <p className="text-sm text-muted">
          Wir prüfen ihn und antworten hier und per E-Mail. Bis dahin bleiben die Geräte bei Ihnen. Nehmen wir ihn an,
          gilt er anstelle unseres Vertrags.
        </p>
        <FileField
          name="agreementUpload"
          label="Ihr Vertrag zur Auftragsverarbeitung"
          hint="PDF, höchstens 10 MB"
          required
          endings={accepted.endings}
          value={file.value}
          error={file.error}
          onPick={([one]) => one && void file.send(one)}
          onRemove={file.remove}
        />
        <div>
          <Refusal text={refusal} />
          <Button
            busy={busy || file.isSending}
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
