import type { BatteryState, DriveKind } from '#domain/catalogue/item-configuration.ts';
import type { Question } from '#domain/catalogue/questions.ts';

interface Words {
  readonly label: string;
  readonly hint?: string;
}

/** Every question of the wizard in the words the customer reads. */
export const questionWords: Record<Exclude<Question, 'drives'>, Words> = {
  modelName: { label: 'Hersteller und Modell', hint: 'Auch die Teilenummer hilft: Sie steht auf dem Etikett.' },
  capacity: { label: 'Kapazität', hint: 'Je Stück.' },
  cpu: { label: 'Prozessor' },
  cpuCount: { label: 'Anzahl Prozessoren' },
  ram: { label: 'Arbeitsspeicher' },
  gpu: { label: 'Grafikkarte' },
  display: { label: 'Bildschirm' },
  tapeDrive: { label: 'Bandlaufwerk', hint: 'Die LTO-Generation steht vorn am Laufwerk.' },
  controllers: { label: 'Anzahl Controller' },
  ports: { label: 'Anschlüsse und Lizenzen', hint: 'Zum Beispiel 16 × FC 16 Gbit/s, Lizenz für 24 Ports.' },
  powerSupplies: { label: 'Anzahl Netzteile' },
  keyboard: { label: 'Tastatur' },
  battery: { label: 'Akku' },
  batteryYear: { label: 'Baujahr der Akkus' },
  charger: { label: 'Netzteil dabei' },
  rails: { label: 'Einbauschienen oder Halterung dabei' },
  stand: { label: 'Standfuß dabei' },
  antennas: { label: 'Antennen dabei' },
  released: {
    label: 'Gerät aus allen Konten entfernt',
    hint: 'Zum Beispiel aus Cloud-Konto, Geräteverwaltung, Aktivierungssperre oder Supportvertrag. Gebundene Geräte sind nicht nutzbar.',
  },
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
