import type { DeviceSplit } from '../facts.ts';
import { fitsLines } from '../papers/device-split.ts';
import { documentHindrancesOf } from '../papers/document-hindrances.ts';
import { hasDocument } from '../standing.ts';
import { type ReverseChargeClasses, reverseChargeOf } from '../tax/reverse-charge.ts';
import { documentKindOf } from '../tax/tax.ts';
import { taxDecisionOf } from '../tax/tax-decision.ts';
import { command } from './command-record.ts';

interface AddCreditNote {
  number: string;
  /** What the catalogue knows of the goods (INV-15), for prices that were settled without a judgement. */
  classes: ReverseChargeClasses;
  /** The price of each device, in cents (INV-14); none where nobody needs it. */
  devices?: readonly DeviceSplit[];
}

/** The provider's document: an Ankaufbeleg for a private seller, a Gutschrift for a business that agreed to it. What a person decided about the tax is kept with it. */
export const addCreditNote = command<AddCreditNote>()({
  actors: ['provider'],
  from: ['payout'],
  events: ['creditNoteAdded'],
  guard(state) {
    if (hasDocument(state)) return 'documentStands';
    return documentHindrancesOf(state)[0];
  },
  decide(state, { number, classes, devices = [] }) {
    if (!fitsLines(devices, state)) return 'splitInvalid';
    const reverseCharge = reverseChargeOf(state, classes);
    if (reverseCharge === 'review') return 'reverseChargeNeedsReview';
    const taxDecision = taxDecisionOf(state);
    const data = {
      ...{ number, kind: documentKindOf(state), total: state.payoutTotal },
      ...(reverseCharge && { reverseCharge }),
      ...(taxDecision && { taxDecision }),
      ...(devices.length > 0 && { devices: [...devices] }),
    };
    return [{ type: 'creditNoteAdded', data }];
  },
});
