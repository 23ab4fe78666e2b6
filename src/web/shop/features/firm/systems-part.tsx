import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import {
  addedFirmTokenSchema,
  firmScopeHints,
  firmScopeNames,
  firmScopes,
  firmTokenCalls,
  firmTokensSchema,
  firmWebhookCalls,
  isGoodFor,
  keptForColleagues,
} from '#contract/account/firm-systems.ts';
import { type WebhookSecret, webhooksSchema } from '#contract/desk/webhooks.ts';
import { pages } from '#contract/site/urls.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { AddToken, type NewToken } from '#web/systems/add-token.tsx';
import { AddWebhook } from '#web/systems/add-webhook.tsx';
import { TokenRow } from '#web/systems/token-row.tsx';
import { WebhookPart, type Webhooks } from '#web/systems/webhook-part.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Section } from '#web/ui/section.tsx';

type Tokens = z.infer<typeof firmTokensSchema>['tokens'];

/** The firm's own systems: with what they call, where they are told, and how that goes. */
export function SystemsPart({ rights }: { readonly rights: readonly FirmRight[] }) {
  const [tokens, setTokens] = useState<Tokens>();
  const [webhooks, setWebhooks] = useState<Webhooks>();
  const [problem, setProblem] = useState<unknown>();
  const read = useCallback(async () => {
    try {
      setProblem(undefined);
      setTokens(firmTokensSchema.parse(await browserApi.get(firmTokenCalls.list)).tokens);
      setWebhooks(webhooksSchema.parse(await browserApi.get(firmWebhookCalls.list)));
    } catch (error) {
      setProblem(error);
    }
  }, []);
  useEffect(() => void read(), [read]);

  async function add(body: NewToken): Promise<string> {
    const added = addedFirmTokenSchema.parse(await browserApi.post(firmTokenCalls.add, body));
    setTokens(added.tokens);
    return added.token;
  }
  const revoke = async (tokenId: string) =>
    setTokens(firmTokensSchema.parse(await browserApi.post(firmTokenCalls.revoke, { tokenId })).tokens);

  return (
    <>
      <Section
        title="Token"
        intro={
          <>
            <p>Ein Token ist das Passwort eines Systems. Es kann nur, was Sie ihm erlauben. {keptForColleagues}</p>
            <p className="mt-2">
              Es gilt, solange Sie zur Firma gehören und die Personen verwalten. Von jedem neuen erfahren alle, die das
              tun, per E-Mail.
            </p>
          </>
        }
      >
        <div className="grid gap-8">
          <ReadRefusal error={problem} read={read} />
          {tokens !== undefined && tokens.length > 0 && (
            <ul>
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} names={firmScopeNames} onRevoke={revoke} />
              ))}
            </ul>
          )}
          <div className="grid gap-4">
            <h3>Neues Token</h3>
            <AddToken
              scopes={firmScopes.filter((scope) => isGoodFor(scope, rights))}
              names={firmScopeNames}
              hints={firmScopeHints}
              nameHint="Etwa Snipe-IT oder Intune; daran erkennen Sie das Token wieder."
              onAdd={add}
            />
          </div>
        </div>
      </Section>
      {webhooks !== undefined && <FirmWebhooks webhooks={webhooks} onChanged={setWebhooks} readAgain={read} />}
    </>
  );
}

interface FirmWebhooksProps {
  readonly webhooks: Webhooks;
  readonly onChanged: (webhooks: Webhooks) => void;
  readonly readAgain: () => Promise<void>;
}

function FirmWebhooks({ webhooks: { webhooks, types }, onChanged, readAgain }: FirmWebhooksProps) {
  /** By target: nobody can read them again. */
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const side = { api: browserApi, calls: firmWebhookCalls, saleAt: pages.cockpit.offer, readAgain };
  function showSecret({ webhookId, secret, ...changed }: WebhookSecret) {
    onChanged(changed);
    setSecrets((shown) => ({ ...shown, [webhookId]: secret }));
  }
  return (
    <Section
      title="Webhooks"
      intro="Nach jedem Ereignis eines Verkaufs der Firma senden wir an diese Ziele, was geschah und bei welchem Verkauf, signiert und ohne personenbezogene Daten. Antwortet ein Ziel nicht, versuchen wir es drei Tage lang."
    >
      <div className="grid gap-8">
        {webhooks.length > 0 && (
          <ul>
            {webhooks.map((webhook) => (
              <WebhookPart
                key={webhook.id}
                side={side}
                webhook={webhook}
                types={types}
                secret={secrets[webhook.id]}
                onChanged={onChanged}
                onMade={showSecret}
                onHide={() => setSecrets(({ [webhook.id]: _, ...others }) => others)}
              />
            ))}
          </ul>
        )}
        <div className="grid gap-4">
          <h3>Neues Ziel</h3>
          <AddWebhook side={side} types={types} onMade={showSecret} />
        </div>
      </div>
    </Section>
  );
}
