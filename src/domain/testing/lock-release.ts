import { type FindingCode, findingRecords } from './finding-codes.ts';

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

interface LockedUnit {
  readonly plate: string;
  readonly serial?: string;
  readonly inventoryNumber?: string;
  readonly codes: readonly FindingCode[];
}

/** Numbers that a message names of each lock. */
const maxNumbers = 60;

/** What is asked of a seller whose devices are still bound to them: by lock, which devices, and what to do. */
export function releaseRequest(units: readonly LockedUnit[]): string {
  const locks = [...new Set(units.flatMap(({ codes }) => codes))].filter((code) => ways[code] !== undefined);
  const parts = locks.map((code) => {
    const numbers = units
      .filter(({ codes }) => codes.includes(code))
      .map(({ serial, inventoryNumber, plate }) => serial ?? inventoryNumber ?? plate);
    const more = numbers.length - maxNumbers;
    const rest = more > 0 ? ` und ${more} weitere` : '';
    return `${findingRecords[code].text}: ${numbers.slice(0, maxNumbers).join(', ')}${rest}\n${ways[code]}`;
  });
  const opening =
    units.length === 1
      ? 'Bei der Prüfung war ein Gerät noch gesperrt. Bitte geben Sie es frei und schreiben Sie uns hier, sobald das erledigt ist. Bis dahin warten wir mit dem Ergebnis der Prüfung.'
      : `Bei der Prüfung waren ${units.length} Geräte noch gesperrt. Bitte geben Sie sie frei und schreiben Sie uns hier, sobald das erledigt ist. Bis dahin warten wir mit dem Ergebnis der Prüfung.`;
  return [opening, ...parts].join('\n\n');
}
