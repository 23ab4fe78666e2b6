import type { BatteryState, DriveKind, Grade } from '#domain/catalogue/item-configuration.ts';
import type { Question } from '#domain/catalogue/question-keys.ts';
import type { WizardQuestion } from '#domain/catalogue/wizard-page.ts';
import { type QuestionWords, variantWords } from './question-variant-words.ts';

/** Every question of the wizard in the words the customer reads. */
const questionWords: Record<Exclude<Question, 'drives'>, QuestionWords> = {
  modelName: { label: 'Hersteller und Modell', hint: 'Auch die Teilenummer hilft: Sie steht auf dem Etikett.' },
  capacity: { label: 'Speicherplatz', hint: 'Steht in den Einstellungen unter „Speicher“ oder „Info“.' },
  power: { label: 'Leistung', hint: 'In VA, vom Typenschild.' },
  cpu: { label: 'Prozessor', hint: 'Macht oft den größten Teil des Preises aus.' },
  cpuCount: { label: 'Anzahl Prozessoren', hint: 'Bestückte Sockel je Gerät.' },
  ram: { label: 'Arbeitsspeicher', hint: 'Alle Module eines Geräts zusammen.' },
  gpu: { label: 'Grafikkarte', hint: 'Nur eigenständige Karten zählen, nicht die des Prozessors.' },
  parts: { label: 'Mainboard und Netzteil', hint: 'Bei selbst gebauten PCs: Modell und Leistung in Watt.' },
  formFactor: { label: 'Bauform', hint: 'Gleiche Modelle gibt es in mehreren Bauformen.' },
  memoryType: { label: 'Art der Module', hint: 'Servermodule (RDIMM, LRDIMM) laufen nicht in PCs.' },
  socket: { label: 'Sockel', hint: 'Bestimmt, welche Prozessoren passen.' },
  interface: { label: 'Anschluss', hint: 'Steht auf dem Etikett.' },
  display: { label: 'Bildschirm', hint: 'Größe und Auflösung.' },
  tapeDrive: { label: 'Bandlaufwerk', hint: 'Die LTO-Generation steht vorn am Laufwerk.' },
  tapeDriveCount: { label: 'Anzahl Bandlaufwerke', hint: 'Eingebaute Laufwerke je Gerät.' },
  controllers: { label: 'Anzahl Controller', hint: 'Ein zweiter Controller macht das System ausfallsicher.' },
  ioModules: { label: 'Anzahl I/O-Module', hint: 'Einschübe mit den SAS-Anschlüssen auf der Rückseite.' },
  ports: { label: 'Anschlüsse und Lizenzen', hint: 'Zum Beispiel 4 × FC 16 Gbit/s oder 2 × iSCSI 10 Gbit/s.' },
  powerSupplies: { label: 'Anzahl Netzteile', hint: 'Ein fehlendes Netzteil mindert den Preis.' },
  region: { label: 'Funkregion', hint: 'Geräte für die USA dürfen in Europa nicht funken.' },
  keyboardCover: { label: 'Tastatur-Cover dabei', hint: 'Das ansteckbare Cover wird mitbewertet.' },
  keyboard: { label: 'Tastaturlayout', hint: 'Deutsche Tastaturen verkaufen sich hier besser.' },
  grade: { label: 'Äußerer Zustand', hint: 'Auch die Unterseite zählt.' },
  pixelErrors: { label: 'Pixelfehler oder Kratzer im Bild', hint: 'Auf weißem und auf schwarzem Bild zu sehen.' },
  battery: { label: 'Akku', hint: 'Aufgeblähte Akkus dürfen nicht ins Paket.' },
  batteryYear: { label: 'Baujahr der Akkus', hint: 'Nach drei bis fünf Jahren sind sie meist verbraucht.' },
  batteryPacks: { label: 'Externe Batteriepakete', hint: 'Zusätzliche Gehäuse mit Akkus, je Anlage.' },
  networkCard: { label: 'Netzwerkkarte dabei', hint: 'Zum Beispiel AP9630 oder AP9640 von APC.' },
  charger: { label: 'Netzteil dabei', hint: 'Ein fehlendes Netzteil müssen wir nachkaufen.' },
  rails: { label: 'Einbauschienen dabei', hint: 'Fehlende Schienen müssen wir nachkaufen.' },
  mount: { label: 'Haltewinkel oder Halterung dabei', hint: 'Winkel für das Rack oder Halterung für Wand und Decke.' },
  stand: { label: 'Standfuß dabei', hint: 'Ohne Fuß ist der Bildschirm nur an einer Halterung nutzbar.' },
  antennas: { label: 'Antennen dabei', hint: 'Nur bei Geräten mit schraubbaren Antennen.' },
  sectors520: {
    label: '520-Byte-Sektoren',
    hint: 'Üblich in Speichersystemen von NetApp und EMC. Wir müssen sie umformatieren.',
  },
  tray: { label: 'Mit Laufwerksrahmen', hint: 'Der Rahmen (Tray, Caddy) des Servers ist selbst etwas wert.' },
  powerOnHours: { label: 'Betriebsstunden', hint: 'Aus den SMART-Werten, im Mittel der Laufwerke.' },
  cooler: { label: 'Kühlung', hint: 'Passive Karten brauchen den Luftstrom eines Servers.' },
  bracket: { label: 'Slotblende', hint: 'Ohne passende Blende lässt sich die Karte nicht befestigen.' },
  mining: { label: 'Zum Mining genutzt', hint: 'Dauerlast verschleißt Lüfter und Speicher.' },
  cacheBattery: {
    label: 'Akku oder Kondensator des Cache dabei',
    hint: 'Ohne ihn schreibt ein RAID-Controller langsamer.',
  },
  engineeringSample: { label: 'Muster (ES oder QS)', hint: 'Auf Mustern steht „Confidential“ statt der Modellnummer.' },
  vendorLocked: {
    label: 'An einen Hersteller gebunden (PSB)',
    hint: 'EPYC-Prozessoren aus Dell- und Lenovo-Servern laufen oft nur dort.',
  },
  cellular: { label: 'Mit Mobilfunk', hint: 'Geräte mit SIM-Fach oder eSIM („Cellular“, LTE, 5G).' },
  released: { label: 'Aus allen Konten entfernt', hint: 'Gebundene Geräte kann niemand nutzen.' },
};

/** The words in which a question is asked about these goods. */
export function wordsOf({ question, variant }: Pick<WizardQuestion, 'question' | 'variant'>): QuestionWords {
  if (question === 'drives') return { label: 'Laufwerke', hint: '' };
  return (variant === undefined ? undefined : variantWords[`${question}.${variant}`]) ?? questionWords[question];
}

/** What an answer is called that stands in no list. */
export const ownAnswerWords: { readonly [question in Question]?: string } = {
  cpu: 'Anderer Prozessor',
  gpu: 'Andere Grafikkarte',
  display: 'Anderer Bildschirm',
  keyboard: 'Andere Tastatur',
  ram: 'Andere Größe',
  capacity: 'Andere Größe',
};

export const driveKindWords: Record<DriveKind, string> = {
  ssd: 'SSD',
  hdd: 'Festplatte',
  fd: 'Fusion Drive',
  tape: 'Band',
};

export const batteryWords: Record<BatteryState, string> = {
  good: 'in Ordnung',
  weak: 'schwach',
  swollen: 'aufgebläht',
  missing: 'fehlt',
};

export const gradeWords: Record<Grade, string> = {
  a: 'A: kaum Gebrauchsspuren',
  b: 'B: sichtbare Gebrauchsspuren',
  c: 'C: Kratzer, Dellen oder Bruch',
};
