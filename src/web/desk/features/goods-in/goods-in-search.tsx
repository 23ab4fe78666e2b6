import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type QueueFilter, type QueueRow, queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { foundUnitsSchema } from '#contract/devices/units.ts';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import { counted } from '#domain/values/number-text.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { queueQuery } from '../../queue-address.ts';
import { ScanField } from '../../ui/scan-field.tsx';
import { passOn } from '../../ui/typed-ahead.ts';
import { codesIn } from './scan-text.ts';
import { useRampQueue } from './use-ramp.ts';

/** Finds the sale of whatever is scanned, and shows what is expected. */
export function GoodsInSearch() {
  const { api } = useDesk();
  const router = useRouter();
  // What waits from another day is sent from here on.
  useRampQueue();
  const [asked, setAsked] = useState<string>();
  const [hits, setHits] = useState<readonly QueueRow[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const expected = useQuery({
    queryKey: [deskApi.queue, 'ramp'],
    queryFn: () => readQueue(api, { tab: 'all', group: 'goodsIn' }),
  });

  const waiting = useRef<string[]>([]);
  const doing = useRef<'nothing' | 'finding' | 'leaving'>('nothing');

  /** One after the other: what follows the code that opens a sale is for that sale. */
  async function take(text: string) {
    const codes = codesIn(text);
    if (doing.current === 'leaving') return passOn(codes);
    waiting.current.push(...codes);
    if (doing.current === 'finding') return;
    doing.current = 'finding';
    for (let code = waiting.current.shift(); code !== undefined; code = waiting.current.shift()) {
      const sale = await find(code);
      if (sale === undefined) continue;
      doing.current = 'leaving';
      passOn(waiting.current.splice(0), code);
      await router.navigate({ href: deskPages.ramp(sale) });
    }
    doing.current = 'nothing';
  }

  /** The one sale that a code opens, if it is one; else what was found is shown. */
  async function find(number: string): Promise<string | undefined> {
    setAsked(number);
    setHits([]);
    setRefusal(undefined);
    try {
      const [unit, ...others] = await salesOfUnits(api, number);
      const found = await readQueue(api, { tab: 'all', search: number.slice(0, maxSearchLength) });
      // What bears the number comes first: another sale may hold it in the number of a paper.
      const [row, ...more] = found;
      const isOwn = row?.number.toLowerCase() === number.toLowerCase();
      const only = unit !== undefined && others.length === 0 ? unit : isOwn || more.length === 0 ? row?.id : undefined;
      if (only === undefined) setHits(found);
      return only;
    } catch (error) {
      setRefusal(messageOf(error));
      return undefined;
    }
  }

  return (
    <>
      <ScanField
        label="Paket, Auftrag, Seriennummer oder Kennzeichen:"
        said={undefined}
        onScan={(text) => void take(text)}
      />
      <Refusal text={refusal} />
      {asked !== undefined && refusal === undefined && (
        <p role="status">
          {hits.length === 0
            ? `Zu ${asked} gibt es keinen Verkauf.`
            : `${counted(hits.length, 'Verkauf passt', 'Verkäufe passen')} zu ${asked}.`}
        </p>
      )}
      <SaleList title="Gefunden" rows={hits} onOpen={() => passOn([], asked)} />
      <SaleList title="Erwartet" rows={expected.data ?? []} />
      {expected.data?.length === 0 && <p className="text-muted">Zurzeit ist nichts unterwegs.</p>}
    </>
  );
}

interface SaleListProps {
  readonly title: string;
  readonly rows: readonly QueueRow[];
  readonly onOpen?: () => void;
}

function SaleList({ title, rows, onOpen }: SaleListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h2>{title}</h2>
      <ul className="rounded-sm border border-line bg-sheet">
        {rows.map(({ id, number, seller, title: goods }) => (
          <li key={id} className="border-b border-line last:border-0">
            <PageLink
              href={deskPages.ramp(id)}
              onClick={onOpen}
              className="flex min-h-(--control) flex-wrap items-center gap-x-4 px-4 py-2 hover:bg-steel"
            >
              <span className="font-emphasis">{number}</span>
              <span className="min-w-0 wrap-anywhere">{seller}</span>
              <span className="min-w-0 text-muted wrap-anywhere">{goods}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readQueue(api: ApiClient, filter: QueueFilter): Promise<QueueRow[]> {
  return queueSchema.parse(await api.get(`${deskApi.queue}?${queueQuery(filter)}`)).rows;
}

/** Ids of the sales that have a unit of this number in the house. */
async function salesOfUnits(api: ApiClient, number: string): Promise<string[]> {
  const asked = new URLSearchParams({ number: number.slice(0, 100) });
  const { units } = foundUnitsSchema.parse(await api.get(`${deskApi.findUnits}?${asked}`));
  return [...new Set(units.map(({ offerId }) => offerId))];
}
