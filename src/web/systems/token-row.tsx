import type { KeptToken } from '#contract/account/api-tokens.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';

interface TokenRowProps {
  readonly token: KeptToken;
  readonly names: Readonly<Record<string, string>>;
  readonly onRevoke: (tokenId: string) => Promise<void>;
}

/** A token: what it may do, until when, when it was last used, and its end. */
export function TokenRow({ token, names, onRevoke }: TokenRowProps) {
  const { id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt } = token;
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <h3 className="wrap-anywhere">{name}</h3>
      <p>{scopes.map((scope) => names[scope]).join(', ')}</p>
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
            action={() => onRevoke(id)}
          >
            <p>Aufrufe mit diesem Token werden sofort abgelehnt. Ein beendetes Token gilt nie wieder.</p>
          </ConfirmedButton>
        </div>
      )}
    </li>
  );
}

function endOf({ expiresAt, isExpired, revokedAt }: KeptToken): string {
  if (revokedAt !== undefined) return `Beendet ${formatInstant(revokedAt)}`;
  return isExpired ? `Abgelaufen ${formatInstant(expiresAt)}` : `Gilt bis ${formatInstant(expiresAt)}`;
}
