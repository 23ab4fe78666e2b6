import type { z } from 'zod';
import { type Webhook, type WebhookSecret, webhookSecretSchema, webhooksSchema } from '#contract/desk/webhooks.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { ReplayForm } from './replay-form.tsx';
import { ShownOnce } from './shown-once.tsx';
import { TargetForm } from './target-form.tsx';
import type { WebhookSide } from './webhook-side.ts';

export type Webhooks = z.infer<typeof webhooksSchema>;

interface WebhookPartProps {
  readonly side: WebhookSide;
  readonly webhook: Webhook;
  readonly types: readonly string[];
  /** Its newest secret, while it is to be seen. */
  readonly secret: string | undefined;
  readonly onChanged: (webhooks: Webhooks) => void;
  readonly onMade: (made: WebhookSecret) => void;
  readonly onHide: () => void;
}

const offWords = {
  gone: 'Abgeschaltet: Das Ziel antwortete, dass es dort nichts mehr gibt (410).',
  failing: 'Abgeschaltet: Drei Tage lang kam nichts an.',
} as const;

/** A target: how it does, and everything that can be done about it. */
export function WebhookPart({ side, webhook, types, secret, onChanged, onMade, onHide }: WebhookPartProps) {
  const { id: webhookId, name, url, state, formerSecretUntil } = webhook;
  const change = async (call: string, body: object) =>
    onChanged(webhooksSchema.parse(await side.api.post(call, { webhookId, ...body })));
  return (
    <li className="grid gap-3 border-t border-line py-5">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">{url}</p>
      <p className="text-muted">{webhook.types.length === 0 ? 'Alle Ereignisse' : `Nur ${webhook.types.join(', ')}`}</p>
      <Standing webhook={webhook} />
      {formerSecretUntil !== undefined && (
        <p>{`Das bisherige Geheimnis gilt daneben noch bis ${formatInstant(formerSecretUntil)}.`}</p>
      )}
      {secret !== undefined && (
        <ShownOnce
          // Another one takes the focus anew.
          key={secret}
          text={
            formerSecretUntil === undefined
              ? 'Mit diesem Geheimnis prüft das System unsere Signatur. Wir zeigen es nur jetzt:'
              : 'Das neue Geheimnis zeigen wir nur jetzt. Das bisherige gilt daneben noch 24 Stunden.'
          }
          secret={secret}
          nextText="Ausblenden"
          onNext={onHide}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton
          kind="secondary"
          busyText="Wird geändert …"
          action={() => change(side.calls.setState, { state: state === 'on' ? 'paused' : 'on' })}
        >
          {state === 'on' ? 'Anhalten' : state === 'paused' ? 'Weiter senden' : 'Wieder einschalten'}
        </ActionButton>
        <ConfirmedButton
          kind="secondary"
          text="Neues Geheimnis …"
          question="Neues Geheimnis erzeugen?"
          confirmText="Neues Geheimnis"
          busyText="Wird erzeugt …"
          action={async () =>
            onMade(webhookSecretSchema.parse(await side.api.post(side.calls.renewSecret, { webhookId })))
          }
        >
          <p>Das bisherige gilt daneben noch 24 Stunden. In dieser Zeit stellt {name} um.</p>
        </ConfirmedButton>
        <ConfirmedButton
          kind="quiet"
          ends
          text="Ziel löschen …"
          question={`Ziel ${name} löschen?`}
          confirmText="Ziel löschen"
          busyText="Wird gelöscht …"
          action={() => change(side.calls.remove, {})}
        >
          <p>Was dort noch wartet, wird nicht mehr gesendet, und die Liste der Zustellungen dorthin geht verloren.</p>
        </ConfirmedButton>
      </div>
      <Disclosure title="Zustellungen">
        <DeliveryList side={side} webhookId={webhookId} />
      </Disclosure>
      <Disclosure title="Noch einmal senden">
        <ReplayForm side={side} webhook={webhook} />
      </Disclosure>
      <Disclosure title="Ändern">
        <TargetForm
          target={{ name, url, types: webhook.types }}
          types={types}
          submitText="Ziel speichern"
          onSubmit={(target) => change(side.calls.change, target)}
        />
      </Disclosure>
    </li>
  );
}

function Standing({ webhook: { state, offFor, failingSince, waiting } }: { readonly webhook: Webhook }) {
  const waits = waitingText(waiting);
  if (state === 'off') return <p className="text-warn">{offWords[offFor ?? 'failing']}</p>;
  if (state === 'paused') return <p>{`Angehalten. ${waits}`}</p>;
  if (failingSince !== undefined)
    return <p className="text-warn">{`Seit ${formatInstant(failingSince)} kommt nichts an. ${waits}`}</p>;
  return <p>{waits}</p>;
}

function waitingText(count: number): string {
  if (count === 0) return 'Nichts wartet.';
  return count === 1 ? '1 Nachricht wartet.' : `${numberText(count)} Nachrichten warten.`;
}
