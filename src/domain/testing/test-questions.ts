import type { Grade } from '#domain/values/grade.ts';
import type { FindingCode } from './finding-codes.ts';
import { type TestedKind, testedKinds } from './tested-kind.ts';

/** What questions are about. */
export const testAreas = ['functional', 'cosmetic', 'accessory', 'lock'] as const;

interface TestAnswer {
  readonly text: string;
  /** The finding that it is. */
  readonly finding?: FindingCode;
  /** What it says of the grade where it is no finding. */
  readonly atBest?: Grade;
}

/** A question about a device under test. */
export interface TestQuestion {
  readonly area: (typeof testAreas)[number];
  readonly text: string;
  /** By their keys; the first is that of a device without a flaw. */
  readonly answers: Readonly<Record<string, TestAnswer>>;
  readonly askedOf: readonly TestedKind[];
}

const devices = testedKinds.filter((kind) => kind !== 'part');
const screens = ['notebook', 'tablet', 'phone', 'monitor'] as const satisfies readonly TestedKind[];
const mobile = ['notebook', 'tablet', 'phone'] as const satisfies readonly TestedKind[];
const computers = ['notebook', 'pc', 'server'] as const satisfies readonly TestedKind[];
const free = { text: 'frei' } as const;
const notApplicable = { text: 'gibt es hier nicht' } as const;

const records = {
  starts: {
    area: 'functional',
    text: 'Startet das Gerät?',
    answers: { yes: { text: 'startet' }, no: { text: 'startet nicht', finding: 'doesNotStart' } },
    askedOf: devices,
  },
  works: {
    area: 'functional',
    text: 'Besteht das Teil den Funktionstest?',
    answers: { yes: { text: 'bestanden' }, no: { text: 'nicht bestanden', finding: 'testFailed' } },
    askedOf: ['part'],
  },
  selfTest: {
    area: 'functional',
    text: 'Meldet es beim Start Fehler?',
    answers: { none: { text: 'keine Fehler' }, errors: { text: 'meldet Fehler', finding: 'reportsErrors' } },
    askedOf: [...computers, 'storage', 'network', 'ups'],
  },
  battery: {
    area: 'functional',
    text: 'Akku',
    answers: {
      good: { text: 'ab 80 %' },
      fair: { text: '60 bis 79 %', atBest: 'B' },
      weak: { text: 'unter 60 %', finding: 'batteryWeak' },
      swollen: { text: 'aufgebläht', finding: 'batterySwollen' },
      missing: { text: 'fehlt', finding: 'batteryMissing' },
    },
    askedOf: ['notebook'],
  },
  cells: {
    area: 'functional',
    text: 'Akku',
    answers: {
      good: { text: 'hält' },
      weak: { text: 'unter 60 %', finding: 'batteryWeak' },
      swollen: { text: 'aufgebläht', finding: 'batterySwollen' },
    },
    askedOf: ['tablet', 'phone'],
  },
  backup: {
    area: 'functional',
    text: 'Akkus',
    answers: {
      good: { text: 'halten die Last' },
      used: { text: 'verbraucht', finding: 'batteryUsedUp' },
      missing: { text: 'fehlen', finding: 'batteryMissing' },
    },
    askedOf: ['ups'],
  },
  keyboard: {
    area: 'functional',
    text: 'Tastatur',
    answers: {
      german: { text: 'geht, deutsch' },
      english: { text: 'geht, englisch' },
      otherLayout: { text: 'geht, anderes Layout' },
      broken: { text: 'Tasten defekt', finding: 'keyboardBroken' },
    },
    askedOf: ['notebook'],
  },
  touch: {
    area: 'functional',
    text: 'Touchpad und Touchscreen',
    answers: { works: { text: 'reagiert' }, broken: { text: 'reagiert nicht', finding: 'touchBroken' } },
    askedOf: mobile,
  },
  hinges: {
    area: 'functional',
    text: 'Scharniere',
    answers: { firm: { text: 'fest' }, broken: { text: 'beschädigt', finding: 'hingeBroken' } },
    askedOf: ['notebook'],
  },
  ports: {
    area: 'functional',
    text: 'Anschlüsse und Netzwerk',
    answers: { work: { text: 'in Ordnung' }, broken: { text: 'ohne Funktion', finding: 'portsBroken' } },
    askedOf: [...mobile, 'pc', 'server', 'storage', 'network', 'monitor'],
  },
  cooling: {
    area: 'functional',
    text: 'Lüfter',
    answers: { works: { text: 'laufen' }, broken: { text: 'defekt', finding: 'fanBroken' }, none: notApplicable },
    askedOf: [...computers, 'storage', 'network'],
  },
  builtInPower: {
    area: 'functional',
    text: 'Eingebaute Netzteile',
    answers: {
      work: { text: 'alle in Ordnung' },
      broken: { text: 'eines defekt', finding: 'powerSupplyBroken' },
      missing: { text: 'eines fehlt', finding: 'noPowerSupply' },
    },
    askedOf: ['server', 'storage'],
  },
  display: {
    area: 'cosmetic',
    text: 'Bildschirm',
    answers: {
      clear: { text: 'ohne Fehler' },
      light: { text: 'feine Kratzer', atBest: 'B' },
      marks: { text: 'Kratzer, Druckstellen', finding: 'displayMarks' },
      pixels: { text: 'Pixelfehler', finding: 'deadPixels' },
      broken: { text: 'gebrochen, kein Bild', finding: 'displayBroken' },
    },
    askedOf: screens,
  },
  housing: {
    area: 'cosmetic',
    text: 'Gehäuse',
    answers: {
      asNew: { text: 'wie neu' },
      light: { text: 'leichte Spuren', atBest: 'B' },
      heavy: { text: 'deutliche Spuren', finding: 'heavyWear' },
      damaged: { text: 'beschädigt', finding: 'caseDamaged' },
    },
    askedOf: testedKinds,
  },
  power: {
    area: 'accessory',
    text: 'Netzteil dabei?',
    answers: { there: { text: 'dabei' }, missing: { text: 'fehlt', finding: 'noPowerSupply' }, none: notApplicable },
    askedOf: ['notebook', 'tablet', 'pc', 'network', 'monitor', 'other'],
  },
  rails: {
    area: 'accessory',
    text: 'Einbauschienen dabei?',
    answers: { there: { text: 'dabei' }, missing: { text: 'fehlen', finding: 'noRails' }, none: notApplicable },
    askedOf: ['server', 'storage'],
  },
  caddies: {
    area: 'accessory',
    text: 'Festplattenrahmen dabei?',
    answers: { there: { text: 'alle dabei' }, missing: { text: 'fehlen', finding: 'noCaddies' }, none: notApplicable },
    askedOf: ['server', 'storage'],
  },
  brackets: {
    area: 'accessory',
    text: 'Halterungen dabei?',
    answers: { there: { text: 'dabei' }, missing: { text: 'fehlen', finding: 'noBrackets' }, none: notApplicable },
    askedOf: ['network'],
  },
  stand: {
    area: 'accessory',
    text: 'Standfuß dabei?',
    answers: { there: { text: 'dabei' }, missing: { text: 'fehlt', finding: 'noStand' } },
    askedOf: ['monitor'],
  },
  autopilot: {
    area: 'lock',
    text: 'Windows Autopilot',
    answers: { free, locked: { text: 'eingetragen', finding: 'autopilot' }, none: notApplicable },
    askedOf: ['notebook', 'pc'],
  },
  deviceManagement: {
    area: 'lock',
    text: 'Geräteverwaltung (MDM)',
    answers: { free, locked: { text: 'eingetragen', finding: 'deviceManagement' } },
    askedOf: [...mobile, 'pc'],
  },
  activationLock: {
    area: 'lock',
    text: 'Aktivierungssperre (Apple, Google)',
    answers: { free, locked: { text: 'gesperrt', finding: 'activationLock' }, none: notApplicable },
    askedOf: [...mobile, 'pc'],
  },
  biosPassword: {
    area: 'lock',
    text: 'BIOS-Passwort',
    answers: { free: { text: 'keines' }, locked: { text: 'gesetzt', finding: 'biosPassword' }, none: notApplicable },
    askedOf: computers,
  },
  computrace: {
    area: 'lock',
    text: 'Computrace (Absolute)',
    answers: { free: { text: 'nicht aktiv' }, locked: { text: 'aktiv', finding: 'computrace' }, none: notApplicable },
    askedOf: ['notebook', 'pc'],
  },
  cloudClaim: {
    area: 'lock',
    text: 'Cloud des Herstellers',
    answers: { free, locked: { text: 'noch zugeordnet', finding: 'cloudClaim' }, none: notApplicable },
    askedOf: ['network', 'storage'],
  },
} as const satisfies Readonly<Record<string, TestQuestion>>;

/** Questions by their keys, in the order in which they are asked; one that is asked of nothing is known for what it was answered before. */
export type TestQuestions = Readonly<Record<string, TestQuestion>>;

/** Everything that is asked of a device under test, in the order in which it is asked, where the owner says nothing else. */
export const testQuestions: TestQuestions = records;

/** Without these nobody can tell whether a device works and how it looks: they are always asked. */
export const lastingQuestions: readonly string[] = ['starts', 'works', 'housing'] satisfies (keyof typeof records)[];
