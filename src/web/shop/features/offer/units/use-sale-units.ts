import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SaleUnits, type SaleUnitsChoice, saleUnitsCall, saleUnitsSchema } from '#contract/devices/sale-units.ts';
import { isAboutDevices } from '#contract/sale/live.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useLiveMessages } from '#web/lib/use-live.ts';
import { type Throttled, throttle } from './throttle.ts';

/** At the ramp fifty devices a second may be scanned: the page follows once in this time, in milliseconds. */
const pause = 1_000;

/** The devices of a sale, read anew while they are counted; what was read last stays on the screen meanwhile. */
export function useSaleUnits(offerId: string, choice: SaleUnitsChoice, version: number): SaleUnits | undefined {
  const [units, setUnits] = useState<SaleUnits>();
  const pace = useRef<Throttled>(undefined);
  const asked = useRef(0);
  const address = saleUnitsCall(offerId, choice);

  const read = useEffectEvent(async () => {
    asked.current += 1;
    const turn = asked.current;
    // Without an answer the page stays as it is; the next notice or the connection asks again.
    const answer = await browserApi.get(address).catch(() => undefined);
    const { data } = saleUnitsSchema.safeParse(answer);
    if (data !== undefined && turn === asked.current) setUnits(data);
  });

  useEffect(() => {
    const own = throttle(
      () => void read(),
      (then) => {
        const timer = setTimeout(then, pause);
        return () => clearTimeout(timer);
      },
    );
    pace.current = own;
    return own.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or version is another answer
  useEffect(() => void read(), [address, version]);
  useLiveMessages(({ type, aggregateId }) => {
    if (type === 'open' || (isAboutDevices(type) && aggregateId === offerId)) pace.current?.ask();
  });
  return units;
}
