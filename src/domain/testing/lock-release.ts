import type { FindingCode } from './finding-codes.ts';

/** How a seller releases a device that is still bound to them; undefined for what is no lock. */
const ways: { readonly [code in FindingCode]?: string } = {
  autopilot:
    'Löschen Sie das Gerät im Intune Admin Center unter „Geräte > Registrierung > Windows Autopilot-Geräte“ anhand der Seriennummer.',
  deviceManagement:
    'Entfernen Sie das Gerät aus Ihrer Geräteverwaltung (MDM), bei Apple auch aus dem Apple Business Manager.',
  activationLock:
    'Melden Sie sich auf icloud.com/find oder im Google-Konto an und entfernen Sie das Gerät aus Ihrem Konto.',
  biosPassword: 'Nennen Sie uns das BIOS-Passwort in Ihrer Antwort. Wir löschen es aus dem Gerät.',
  computrace: 'Melden Sie das Gerät in Ihrer Absolute-Konsole ab („Unenroll“).',
  cloudClaim: 'Geben Sie das Gerät in der Cloud des Herstellers frei („Unclaim“ oder „Remove from organization“).',
};

/** What the seller has to do so that a lock is gone. */
export function lockRelease(code: FindingCode): string | undefined {
  return ways[code];
}
