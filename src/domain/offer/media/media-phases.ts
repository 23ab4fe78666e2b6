import type { Phase } from '../phase.ts';

/** While goods are with us and their price is not settled: media are noted, erased and reported of. */
export const mediaPhases: readonly Phase[] = ['handover', 'inTransit', 'received', 'erased', 'tested', 'adjusted'];
