import type { ComponentType } from 'react';
import { AgreedPanel } from './addresses/agreed-panel.tsx';
import { BidDeclinedPanel } from './decision/bid-declined-panel.tsx';
import { BidPanel } from './decision/bid-panel.tsx';
import { CounterbidSubmittedPanel, InitiatedPanel, SubmittedPanel } from './decision/waiting-panels.tsx';
import {
  AbortedPanel,
  CancelledPanel,
  ClosedPanel,
  DeadlinePassedPanel,
  RejectedPanel,
  ReturningPanel,
} from './endings/ending-panels.tsx';
import { DataCheckPanel } from './handover/data-check-panel.tsx';
import { HandoverPanel } from './handover/handover-panel.tsx';
import { InTransitPanel } from './handover/in-transit-panel.tsx';
import { AdjustedPanel } from './inspection/adjusted-panel.tsx';
import { ReceivedPanel, TestingPanel } from './inspection/inspection-panels.tsx';
import type { PanelProps } from './panel-props.ts';
import { CompletedPanel, FinishedPanel } from './payout/closing-panels.tsx';
import { PayoutPanel } from './payout/payout-panel.tsx';
import type { Screen } from './screen-of.ts';

/** One panel for every screen of an offer. */
export const panels: Record<Screen, ComponentType<PanelProps>> = {
  initiated: InitiatedPanel,
  submitted: SubmittedPanel,
  bid: BidPanel,
  bidDeclined: BidDeclinedPanel,
  deadlinePassed: DeadlinePassedPanel,
  counterbidSubmitted: CounterbidSubmittedPanel,
  agreed: AgreedPanel,
  dataCheck: DataCheckPanel,
  handover: HandoverPanel,
  inTransit: InTransitPanel,
  received: ReceivedPanel,
  testing: TestingPanel,
  adjusted: AdjustedPanel,
  payout: PayoutPanel,
  finished: FinishedPanel,
  completed: CompletedPanel,
  returning: ReturningPanel,
  aborted: AbortedPanel,
  rejected: RejectedPanel,
  declined: ClosedPanel,
  counterbidDeclined: ClosedPanel,
  cancelled: CancelledPanel,
};
