import { apiScopeNames } from '#contract/account/api-scopes.ts';
import { type ApiToken, apiTokenCalls, apiTokensSchema } from '#contract/account/api-tokens.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { useDesk } from '../../desk-context.ts';

interface TokenRowProps {
  readonly token: ApiToken;
  readonly onChanged: (tokens: readonly ApiToken[]) => void;
}

/** A token: what it may do, until when, when it was last used, and its end. */
export function TokenRow({ token, onChanged }: TokenRowProps) {
  const { api } = useDesk();
  const { id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt } = token;
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <h3 className="wrap-anywhere">{name}</h3>
      <p>{scopes.map((scope) => apiScopeNames[scope]).join(', ')}</p>
      <p className="text-muted">{`Erstellt ${formatInstant(createdAt)}, ${createdBy}`}</p>
      <p>{lastUsedAt === undefined ? 'Noch nie benutzt' : `Zuletzt benutzt ${formatInstant(lastUsedAt)}`}</p>
      <p>{endOf(token)}</p>
      {revokedAt === undefined && (
        <div className="mt-2">
          <ConfirmedButton
            kind="destructive"
            ends
            text="Token beenden …"
            question={`Token von ${name} beenden?`}
            confirmText="Token beenden"
            busyText="Wird beendet …"
            action={async () =>
              onChanged(apiTokensSchema.parse(await api.post(apiTokenCalls.revoke, { tokenId: id })).tokens)
            }
          >
            <p>Aufrufe mit diesem Token werden sofort abgelehnt. Ein beendetes Token gilt nie wieder.</p>
          </ConfirmedButton>
        </div>
      )}
    </li>
  );
}

function endOf({ expiresAt, isExpired, revokedAt }: ApiToken): string {
  if (revokedAt !== undefined) return `Beendet ${formatInstant(revokedAt)}`;
  return isExpired ? `Abgelaufen ${formatInstant(expiresAt)}` : `Gilt bis ${formatInstant(expiresAt)}`;
}
