import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { DeclarationName } from '#domain/offer/papers/declarations.ts';

/** The wording the customer agrees to (LEG-03, LEG-04, INV-01); a changed wording gets a new version. */
export const declarationTexts: Record<DeclarationName, string> = {
  ownership:
    'Ich bin Eigentümer der angebotenen Geräte bzw. zum Verkauf berechtigt. Die Geräte sind weder geleast noch verpfändet, gestohlen oder sonst mit Rechten Dritter belastet.',
  terms: 'Ich habe die Ankaufbedingungen gelesen und bin einverstanden.',
  adult: 'Ich bin mindestens 18 Jahre alt.',
  authorised: 'Ich bin berechtigt, für das Unternehmen zu handeln.',
  dataProcessing:
    'Ich schließe für das Unternehmen den Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO) für die Daten auf den Geräten.',
  selfBilling: 'Ich bin mit der Abrechnung durch Gutschrift (§ 14 Abs. 2 UStG) einverstanden.',
};

/** Version of each wording that counts now, stored with the declaration. */
export const textVersions: Readonly<Record<DeclarationName, string>> = {
  ownership: '2026-11',
  get terms() {
    return shopConfig.agreedTexts?.terms?.[0] ?? '2026-11-24';
  },
  adult: '2026-11',
  authorised: '2026-11',
  get dataProcessing() {
    return shopConfig.agreedTexts?.dataProcessing?.[0] ?? '2026-11-24';
  },
  selfBilling: '2026-11',
};

/** Versions in which a wording was shown before, with the files' own: a page that was open for a while declares a former one. */
const formerVersions: { readonly [name in DeclarationName]?: readonly string[] } = {
  terms: ['2026-11-24', '2026-11'],
  dataProcessing: ['2026-11-24', '2026-11-23', '2026-11'],
};

/** Every version in which a wording was ever shown, the newest first. */
export function knownVersionsOf(name: DeclarationName): readonly string[] {
  const atDesk = name === 'terms' || name === 'dataProcessing' ? shopConfig.agreedTexts?.[name] : undefined;
  return [...new Set([...(atDesk ?? []), textVersions[name], ...(formerVersions[name] ?? [])])];
}
