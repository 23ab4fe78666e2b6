import { aborted } from './aborted/screen.tsx';
import { addressed } from './addressed/screen.tsx';
import { adjusted } from './adjusted/screen.tsx';
import { agreed } from './agreed/screen.tsx';
import { bidPlaced } from './bid-placed/screen.tsx';
import { cancelled } from './cancelled/screen.tsx';
import { completed } from './completed/screen.tsx';
import { counterbidOpen } from './counterbid-open/screen.tsx';
import { counterbidPlaced } from './counterbid-placed/screen.tsx';
import { counterbidRefused } from './counterbid-refused/screen.tsx';
import { deadlinePassed } from './deadline-passed/screen.tsx';
import { declined } from './declined/screen.tsx';
import { erased } from './erased/screen.tsx';
import { finished } from './finished/screen.tsx';
import { handover } from './handover/screen.tsx';
import { inTransit } from './in-transit/screen.tsx';
import { initiated } from './initiated/screen.tsx';
import { ordered } from './ordered/screen.tsx';
import { payout } from './payout/screen.tsx';
import type { PhaseScreen } from './phase-screen.ts';
import { received } from './received/screen.tsx';
import { rejected } from './rejected/screen.tsx';
import { returning } from './returning/screen.tsx';
import type { ShownPhase } from './shown-phase.ts';
import { submitted } from './submitted/screen.tsx';
import { tested } from './tested/screen.tsx';

/** The screen of each phase. */
export const screens: Readonly<Record<ShownPhase, PhaseScreen>> = {
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
