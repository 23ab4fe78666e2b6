import { question } from './question.ts';

/** Removed from cloud account, device management, activation lock or support contract. */
export const released = question({
  input: { kind: 'yesNo' },
  label: 'Aus allen Konten entfernt',
  hint: 'Gebundene Geräte kann niemand nutzen.',
  variants: {
    cloud: {
      label: 'Aus dem Cloud-Konto entfernt',
      hint: 'Das Gerät arbeitet nur in der Cloud seines Herstellers. Solange Ihr Konto es führt, kann es niemand nutzen: Mit „Nein“ ist es uns 0,00 € wert. Entfernen heißt dort „Unclaim“, „Release“ oder „Forget“.',
    },
    account: {
      label: 'Aus allen Cloud- und Lizenzkonten entfernt',
      hint: 'Betrifft Geräte, die über eine Cloud verwaltet wurden (Meraki, Mist, UniFi). Gebundene Geräte kann niemand nutzen.',
    },
    apple: {
      label: 'Aktivierungssperre und Geräteverwaltung entfernt',
      hint: '„Wo ist?“ ausgeschaltet, Apple-Account abgemeldet, bei Firmengeräten auch die Geräteverwaltung (MDM) aufgehoben. Gesperrte Geräte sind nur Ersatzteile.',
    },
    management: {
      label: 'Aus der Geräteverwaltung entfernt, ohne BIOS-Passwort',
      hint: 'Zum Beispiel aus Intune, Autopilot oder Knox. Gesperrte Geräte sind nur Ersatzteile.',
    },
    subscription: {
      label: 'Abonnement und Support-Konto abgemeldet',
      hint: 'Zum Beispiel in FortiCloud oder im Support-Konto von Palo Alto. Angemeldete Geräte kann der nächste Besitzer nicht registrieren.',
    },
    phone: {
      label: 'Konten und Gerätesperre entfernt',
      hint: 'Google-, Samsung- oder Apple-Konto abgemeldet. Gesperrte Geräte sind nur Ersatzteile.',
    },
  },
  askedOf: ['locked'],
  requiredOf: ['cloud'],
  inList: {
    words: [
      [
        /\b(icloud|mdm|bios|aktivierungs|activation|konto|account)[- ]?(sperre|gesperrt|locked?|gebunden|passwort|lock)|gesperrt|nicht (ausgetragen|abgemeldet|zurueckgesetzt)/,
        false,
      ],
    ],
  },
  onSheet:
    /konto|konten|(?:aktivierungs|geräte|google|apple)-?sperre|geräteverwaltung|\bmdm\b|autopilot|intune|\bknox|\bfrp\b|icloud|account|apple-?id|cloud-?bindung|find ?my|„?wo ist|abgemeldet|registriert|gesperrt|bios-?passwor|(?<!hersteller ?)gebunden/i,
  say: (answer) => (answer ? 'von allen Konten abgemeldet' : 'noch an ein Konto gebunden'),
});
