import type { TrackingCarrier } from '#domain/values/tracking-number.ts';

export const carrierNames: Record<TrackingCarrier, string> = { dhl: 'DHL', dpd: 'DPD' };
