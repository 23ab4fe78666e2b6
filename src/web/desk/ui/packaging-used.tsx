import { type ReactNode, useState } from 'react';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { type PackagingUsed, packagingCalls, packagingSchema } from '#contract/parcels/packaging.ts';
import { numberText } from '#domain/values/number-text.ts';
import { useStore } from '#web/lib/store.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { useRead } from '../use-read.ts';

/** How much packaging there is, for whoever may read it. */
export function usePackaging(isWanted = true) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  return useRead(packagingCalls.list, packagingSchema, {
    enabled: isWanted && mayAtDesk(roles, 'packagingStock'),
  });
}

const unsaid = 'Wie viel davon mitgeht, bitte angeben: 0, wo nichts.';
const unread = 'Was an Verpackung gezählt wird, ist noch nicht gelesen. Bitte versuchen Sie es gleich noch einmal.';

/** Fields for what goes along of each kind that is counted, and what was said once the kinds are read: undefined where they or a number are missing, which is then told. */
export function usePackagingUsed(isWanted = true): { fields: ReactNode; said(): Promise<PackagingUsed | undefined> } {
  const { data, isEnabled, refetch } = usePackaging(isWanted);
  const kinds = data?.kinds ?? [];
  const [pieces, setPieces] = useState<Readonly<Record<string, number | null>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  const isMissing = (kind: string) => !Number.isInteger(pieces[kind] ?? Number.NaN);
  const fields =
    data === undefined
      ? isUnread && <Refusal text={unread} />
      : kinds.length > 0 && (
          <fieldset className="grid gap-4">
            <legend className="mb-3 font-emphasis">Verpackung aus dem Lager</legend>
            {kinds.map(({ kind, stock }) => (
              <NumberField
                key={kind}
                name={`material.${kind}`}
                label={kind}
                hint={`${numberText(stock)} da`}
                maximum={1_000}
                start={0}
                value={pieces[kind]}
                error={isAsked && isMissing(kind) ? unsaid : undefined}
                onChange={(value) => setPieces({ ...pieces, [kind]: value })}
              />
            ))}
          </fieldset>
        );
  return {
    fields,
    async said() {
      setIsAsked(true);
      // Whoever is quicker than the read waits for it, and is asked if something is counted.
      const read = isEnabled && data === undefined ? await refetch({ cancelRefetch: false }) : undefined;
      setIsUnread(read?.isError === true);
      if (read?.isError) return undefined;
      const counted = data?.kinds ?? read?.data?.kinds ?? [];
      if (counted.some(({ kind }) => isMissing(kind))) return undefined;
      return counted.map(({ kind }) => ({ kind, pieces: pieces[kind] ?? 0 }));
    },
  };
}
