import type { DeskCommand, DeskCommandBody } from '#contract/desk/desk-commands.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { useDesk } from './desk-context.ts';

interface Sent {
  readonly id: string;
  /** Given where the step is refused once anything has changed since it was on the screen. */
  readonly version?: number;
}

/** How a step of a sale is sent; afterwards, also when somebody was faster, what stands now is shown. A bid is held first (docs/decisions/0719). */
export function useCommand<C extends Exclude<DeskCommand, 'submitBid'>>(command: C, { id, version }: Sent) {
  const { api, queries } = useDesk();
  return async (body: DeskCommandBody<C>) => {
    const seen = version === undefined ? {} : { 'if-match': `"${version}"` };
    try {
      await api.post(deskApi.command(command, id), body, { ...seen, 'idempotency-key': randomUuid() });
    } finally {
      await queries.invalidateQueries();
    }
  };
}
