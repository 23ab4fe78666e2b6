import type { MailPacking } from './offer-mail.ts';

export const twoParcels: MailPacking = { cartons: 2, pallets: 0, weight: 48, unaskedBatteries: 0 };
export const fourteenPallets: MailPacking = { cartons: 0, pallets: 14, weight: 3_180, unaskedBatteries: 543 };
