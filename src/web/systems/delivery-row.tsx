import type { Delivery } from '#contract/desk/webhooks.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { WebhookSide } from './webhook-side.ts';

interface DeliveryRowProps {
  readonly side: Pick<WebhookSide, 'api' | 'calls' | 'saleAt'>;
  readonly delivery: Delivery;
  readonly onSentAgain: () => Promise<void>;
}

const failureWords = {
  address: 'Die Adresse ist nicht öffentlich',
  unreachable: 'Nicht erreichbar',
  timeout: 'Keine Antwort in 10 Sekunden',
  redirect: 'Leitet um, dem folgen wir nicht',
} as const;

/** A message: what it told, how often it was sent, and what came back. */
export function DeliveryRow({ side, delivery, onSentAgain }: DeliveryRowProps) {
  const { id, type, name, offerId, messageId, at, state, attempts } = delivery;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="font-emphasis wrap-anywhere">
        {type} <span className="text-muted">an {name}</span>
      </p>
      <p>
        <span className={state === 'failed' ? 'text-warn' : undefined}>{standingOf(delivery)}</span>
        {', '}
        <PageLink href={side.saleAt(offerId)} className="text-link">
          zum Verkauf
        </PageLink>
      </p>
      <p className="wrap-anywhere text-sm text-muted">{`Geschehen ${formatInstant(at)}, Nummer ${messageId}`}</p>
      <ol className="grid gap-1 text-sm">
        {attempts.map((attempt) => (
          <li key={attempt.at} className="wrap-anywhere">
            {`${formatInstant(attempt.at)}: ${answerOf(attempt)}, ${attempt.milliseconds} ms`}
            {attempt.excerpt !== '' && <code className="block text-muted">{attempt.excerpt}</code>}
          </li>
        ))}
      </ol>
      {state !== 'waiting' && (
        <div>
          <ActionButton
            kind="secondary"
            busyText="Wird gesendet …"
            action={async () => {
              await side.api.post(side.calls.sendAgain, { deliveryId: id });
              await onSentAgain();
            }}
          >
            Erneut senden
          </ActionButton>
        </div>
      )}
    </li>
  );
}

function standingOf({ state, nextAt }: Delivery): string {
  if (state === 'delivered') return 'Angekommen';
  if (state === 'failed') return 'Nicht angekommen';
  return nextAt === undefined ? 'Wartet' : `Nächster Versuch ${formatInstant(nextAt)}`;
}

function answerOf({ status, failure }: Delivery['attempts'][number]): string {
  const said = status === undefined ? undefined : `Antwort ${status}`;
  return [said, failure && failureWords[failure]].filter(Boolean).join(', ');
}
