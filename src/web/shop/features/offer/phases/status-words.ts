import { aborted } from './aborted/status.ts';
import { addressed } from './addressed/status.ts';
import { adjusted } from './adjusted/status.ts';
import { agreed } from './agreed/status.ts';
import { bidPlaced } from './bid-placed/status.ts';
import { cancelled } from './cancelled/status.ts';
import { completed } from './completed/status.ts';
import { counterbidOpen } from './counterbid-open/status.ts';
import { counterbidPlaced } from './counterbid-placed/status.ts';
import { counterbidRefused } from './counterbid-refused/status.ts';
import { deadlinePassed } from './deadline-passed/status.ts';
import { declined } from './declined/status.ts';
import { erased } from './erased/status.ts';
import { finished } from './finished/status.ts';
import { handover } from './handover/status.ts';
import { inTransit } from './in-transit/status.ts';
import { initiated } from './initiated/status.ts';
import { ordered } from './ordered/status.ts';
import { payout } from './payout/status.ts';
import type { PhaseStatus } from './phase-status.ts';
import { received } from './received/status.ts';
import { rejected } from './rejected/status.ts';
import { returning } from './returning/status.ts';
import type { ShownPhase } from './shown-phase.ts';
import { submitted } from './submitted/status.ts';
import { tested } from './tested/status.ts';

/** What the page of a mail's link says of each phase. */
export const statusWords: Readonly<Record<ShownPhase, PhaseStatus>> = {
  initiated,
  submitted,
  bidPlaced,
  counterbidOpen,
  deadlinePassed,
  counterbidPlaced,
  agreed,
  addressed,
  ordered,
  handover,
  inTransit,
  received,
  erased,
  tested,
  adjusted,
  payout,
  finished,
  rejected,
  declined,
  counterbidRefused,
  returning,
  aborted,
  cancelled,
  completed,
};
