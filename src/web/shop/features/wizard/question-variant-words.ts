import type { Question } from '#domain/catalogue/question-keys.ts';
import type { QuestionVariant } from '#domain/catalogue/question-variants.ts';

export interface QuestionWords {
  readonly label: string;
  /** Why it matters, or where the answer is found. */
  readonly hint: string;
}

type Variants = { readonly [key in `${Question}.${QuestionVariant}`]?: QuestionWords };

/** Questions that other goods are asked in other words. */
export const variantWords: Variants = {
  'modelName.hdd': {
    label: 'Hersteller und Modell',
    hint: 'Auch die Teilenummer vom Etikett hilft, zum Beispiel ST16000NM001G.',
  },
  'modelName.ram': {
    label: 'Hersteller und Modell',
    hint: 'Die Nummer auf dem Etikett sagt alles, zum Beispiel M393A4K40CB2-CTD.',
  },
  'modelName.cpu': {
    label: 'Modell',
    hint: 'Mit S-Spec vom Deckel, zum Beispiel Xeon Gold 6130, SR3B9.',
  },
  'modelName.gpu': { label: 'Hersteller und Modell', hint: 'Zum Beispiel NVIDIA RTX A4000 oder Tesla T4.' },
  'capacity.hdd': { label: 'Kapazität', hint: 'Je Stück.' },
  'capacity.ram': { label: 'Kapazität', hint: 'Je Modul.' },
  'capacity.gpu': { label: 'Grafikspeicher', hint: 'Gleiche Karten gibt es mit verschieden viel Speicher.' },
  'formFactor.hdd': { label: 'Bauform', hint: 'Breite des Laufwerks.' },
  'formFactor.gpu': { label: 'Steckform', hint: 'SXM-Module passen nur in bestimmte Server.' },
  'formFactor.mainboard': { label: 'Bauform', hint: 'Bestimmt, in welches Gehäuse das Board passt.' },
  'interface.tapeLibrary': { label: 'Anschluss der Bandlaufwerke', hint: 'Steht auf der Rückseite der Laufwerke.' },
  'ports.controller': {
    label: 'Anschlüsse',
    hint: 'Anzahl und Geschwindigkeit, zum Beispiel 2 × SFP28 25 Gbit/s.',
  },
  'ports.monitor': { label: 'Anschlüsse', hint: 'Zum Beispiel HDMI, DisplayPort, USB-C.' },
  'ports.sanSwitch': {
    label: 'Freigeschaltete Ports und Lizenzen',
    hint: 'Nur lizenzierte Ports zählen, zum Beispiel 24 × 16 Gbit/s mit SFP.',
  },
  'released.cloud': {
    label: 'Aus dem Cloud-Konto entfernt',
    hint: 'Das Gerät arbeitet nur in der Cloud seines Herstellers. Solange Ihr Konto es führt, kann es niemand nutzen: Mit „Nein“ ist es uns 0,00 € wert. Entfernen heißt dort „Unclaim“, „Release“ oder „Forget“.',
  },
  'released.account': {
    label: 'Aus allen Cloud- und Lizenzkonten entfernt',
    hint: 'Betrifft Geräte, die über eine Cloud verwaltet wurden (Meraki, Mist, UniFi). Gebundene Geräte kann niemand nutzen.',
  },
  'released.apple': {
    label: 'Aktivierungssperre und Geräteverwaltung entfernt',
    hint: '„Wo ist?“ ausgeschaltet, Apple-Account abgemeldet, aus Apple Business Manager und MDM entlassen. Gesperrte Geräte sind nur Ersatzteile.',
  },
  'released.management': {
    label: 'Aus der Geräteverwaltung entfernt, ohne BIOS-Passwort',
    hint: 'Zum Beispiel aus Intune, Autopilot oder Knox. Gesperrte Geräte sind nur Ersatzteile.',
  },
  'released.subscription': {
    label: 'Abonnement und Support-Konto abgemeldet',
    hint: 'Zum Beispiel in FortiCloud oder im Support-Konto von Palo Alto. Angemeldete Geräte kann der nächste Besitzer nicht registrieren.',
  },
  'released.phone': {
    label: 'Konten und Gerätesperre entfernt',
    hint: 'Google-, Samsung- oder Apple-Konto abgemeldet. Gesperrte Geräte sind nur Ersatzteile.',
  },
};
