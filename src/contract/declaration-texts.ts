import type { DeclarationName } from '#domain/offer/events.ts';

/** Version of the texts below; whoever changes a word changes it, since it is stored with every tick (domain.md LEG-03). */
export const declarationTextVersion = '2026-11';

/** What the customer ticks. The terms are linked in place of [ and ]. */
export const declarationTexts: Record<DeclarationName, string> = {
  ownership:
    'Ich bin Eigentümer der angebotenen Geräte bzw. zum Verkauf berechtigt. Die Geräte sind weder geleast noch verpfändet, gestohlen oder sonst mit Rechten Dritter belastet.',
  terms: 'Ich habe die [Ankaufbedingungen] gelesen und bin einverstanden.',
  adult: 'Ich bin mindestens 18 Jahre alt.',
  authorised: 'Ich bin berechtigt, für das Unternehmen zu handeln.',
  selfBilling:
    'Ich bin einverstanden, dass Sie über den Ankauf per Gutschrift abrechnen (§ 14 Abs. 2 UStG). Eine eigene Rechnung stelle ich dann nicht.',
};
