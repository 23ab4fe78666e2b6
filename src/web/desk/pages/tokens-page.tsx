import { useQuery } from '@tanstack/react-query';
import { apiScopeHints, apiScopeNames, apiScopes, keptForPersons } from '#contract/account/api-scopes.ts';
import { type ApiToken, addedApiTokenSchema, apiTokenCalls, apiTokensSchema } from '#contract/account/api-tokens.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { AddToken, type NewToken } from '#web/systems/add-token.tsx';
import { TokenRow } from '#web/systems/token-row.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { SystemFrame } from '../features/system/system-frame.tsx';
import { useShowAnswer } from '../use-show-answer.ts';

const queryKey = [apiTokenCalls.list];

/** With what other systems call the desk: an ERP, a wipe station. The administration alone sees it. */
export function TokensPage() {
  const { api } = useDesk();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => apiTokensSchema.parse(await api.get(apiTokenCalls.list)).tokens,
  });
  const show = useShowAnswer<readonly ApiToken[]>(queryKey);
  async function add(body: NewToken): Promise<string> {
    const { tokens, token } = addedApiTokenSchema.parse(await api.post(apiTokenCalls.add, body));
    show(tokens);
    return token;
  }
  const revoke = async (tokenId: string) =>
    show(apiTokensSchema.parse(await api.post(apiTokenCalls.revoke, { tokenId })).tokens);
  return (
    <SystemFrame here={deskPages.tokens}>
      <p className="max-w-[44rem]">
        Ein anderes System, etwa die Warenwirtschaft oder ein Löschplatz, ruft den Schreibtisch mit einem Token auf. Es
        kann nur, was Sie ihm erlauben. {keptForPersons}
      </p>
      <section>
        <h2>Bestehende Token</h2>
        <ReadRefusal error={error} read={refetch} />
        {data === undefined && error === null && <p role="status">Wird geladen …</p>}
        {data?.length === 0 && <p className="mt-3 rounded-sm bg-steel p-5">Noch kein Token.</p>}
        <ul className="mt-3">
          {data?.map((token) => (
            <TokenRow key={token.id} token={token} names={apiScopeNames} onRevoke={revoke} />
          ))}
        </ul>
      </section>
      <section className="max-w-[44rem]" aria-labelledby="add-token">
        <h2 id="add-token" className="mb-4">
          Token erstellen
        </h2>
        <AddToken
          scopes={apiScopes}
          names={apiScopeNames}
          hints={apiScopeHints}
          nameHint="Er steht neben allem, was mit dem Token geschieht."
          onAdd={add}
        />
      </section>
    </SystemFrame>
  );
}
