import { addressed } from '../addressed/screen.tsx';
import type { PhaseScreen } from '../phase-screen.ts';

/** The order is made while the data are still being checked: nothing changes for the customer. */
export const ordered: PhaseScreen = addressed;
