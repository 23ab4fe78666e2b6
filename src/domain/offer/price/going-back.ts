import type { UnexpectedItems } from '../facts.ts';
import type { Phase } from '../phase.ts';

/** What of a sale tells which goods go back. */
export interface ReturnFacts {
  readonly phase: Phase;
  /** What was handed over, as it was announced. */
  readonly handedOver: readonly { readonly id: string; readonly quantity: number }[];
  readonly receipt?:
    | {
        readonly lines: readonly { readonly itemId: string; readonly received: number }[];
        readonly foreign: readonly UnexpectedItems[];
      }
    | undefined;
  readonly takenBack: readonly { readonly itemId: string; readonly units: number }[];
}

export interface GoingBack {
  readonly lines: readonly { readonly itemId: string; readonly units: number }[];
  /** What belonged to no line. */
  readonly foreign: readonly UnexpectedItems[];
}

const paid: readonly Phase[] = ['payout', 'finished', 'completed'];
const ended: readonly Phase[] = ['returning', 'aborted'];

/**
 * What goes back to the seller: of a sale that is paid what belonged to no line and what was taken back, of an order that was ended
 * all that arrived, or was handed over where nothing was counted yet. Nothing is known of what arrives after a cancellation.
 */
export function goingBack({ phase, handedOver, receipt, takenBack }: ReturnFacts): GoingBack {
  const foreign = receipt?.foreign ?? [];
  if (paid.includes(phase)) return { lines: takenBack, foreign };
  if (!ended.includes(phase)) return { lines: [], foreign: [] };
  const came = receipt?.lines.map(({ itemId, received }) => ({ itemId, units: received }));
  const lines = came ?? handedOver.map(({ id, quantity }) => ({ itemId: id, units: quantity }));
  return { lines: lines.filter(({ units }) => units > 0), foreign };
}
