import { afterArrival, type PhaseStatus } from '../phase-status.ts';

export const inTransit: PhaseStatus = { now: 'Ihre Geräte sind unterwegs zu uns.', next: afterArrival };
