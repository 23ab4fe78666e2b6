import type { Shortcoming } from '#domain/catalogue/shortcomings.ts';
import type { Grade } from '#domain/values/grade.ts';
import { type TestedKind, testedKinds } from './tested-kind.ts';

/** What a finding is about; a lock keeps a device from being sold on until it is released. */
export type FindingArea = 'functional' | 'cosmetic' | 'accessory' | 'declared' | 'lock';

interface FindingRecord {
  readonly area: FindingArea;
  /** In the seller's words, as it stands on their page and in the protocol. */
  readonly text: string;
  /** The best grade that a device with it can have; absent where it says nothing about the grade. */
  readonly atBest?: Grade;
  /** A photo shows it: without one nothing is deducted for it. The others are proven by the record of the test. */
  readonly photo?: true;
  /** The shortcomings that a deduction for it names, the nearest first. */
  readonly about?: readonly Shortcoming[];
  /** How a sheet calls it where its deduction names no shortcoming, so that the deduction is found without typing. */
  readonly onSheet?: RegExp;
  readonly foundOn: readonly TestedKind[];
}

const devices = testedKinds.filter((kind) => kind !== 'part');
const computers = ['notebook', 'pc', 'server'] as const satisfies readonly TestedKind[];
const mobile = ['notebook', 'tablet', 'phone'] as const satisfies readonly TestedKind[];
const powered = ['notebook', 'tablet', 'pc', 'server', 'storage', 'network', 'monitor', 'ups', 'other'] as const;

const records = {
  doesNotStart: {
    area: 'functional',
    text: 'Startet nicht',
    atBest: 'D',
    about: ['doesNotStart', 'working'],
    onSheet: /startet nicht|funktionstest|defekt/i,
    foundOn: devices,
  },
  testFailed: {
    area: 'functional',
    text: 'Funktionstest nicht bestanden',
    atBest: 'D',
    about: ['working'],
    onSheet: /funktionstest|defekt/i,
    foundOn: ['part'],
  },
  reportsErrors: {
    area: 'functional',
    text: 'Meldet beim Start Fehler',
    atBest: 'C',
    about: ['reportsErrors'],
    onSheet: /fehler|selbsttest/i,
    foundOn: [...computers, 'storage', 'network', 'ups'],
  },
  batteryWeak: {
    area: 'functional',
    text: 'Akku unter 60 % der Kapazität',
    atBest: 'C',
    about: ['battery=weak'],
    onSheet: /akku/i,
    foundOn: mobile,
  },
  batteryUsedUp: { area: 'functional', text: 'Akku verbraucht', atBest: 'C', onSheet: /akku/i, foundOn: ['ups'] },
  batteryMissing: {
    area: 'functional',
    text: 'Akku fehlt',
    atBest: 'D',
    photo: true,
    about: ['battery=missing', 'battery=weak'],
    onSheet: /akku/i,
    foundOn: ['notebook', 'ups'],
  },
  batterySwollen: {
    area: 'functional',
    text: 'Akku aufgebläht',
    atBest: 'D',
    photo: true,
    about: ['battery=swollen', 'battery=weak'],
    onSheet: /akku/i,
    foundOn: mobile,
  },
  keyboardBroken: {
    area: 'functional',
    text: 'Tasten fehlen oder reagieren nicht',
    atBest: 'C',
    photo: true,
    about: ['brokenKeyboard'],
    onSheet: /tastatur(?!-cover)|tasten/i,
    foundOn: ['notebook'],
  },
  touchBroken: {
    area: 'functional',
    text: 'Touchpad oder Touchscreen reagiert nicht',
    atBest: 'C',
    about: ['brokenKeyboard', 'brokenDisplay'],
    onSheet: /touch/i,
    foundOn: mobile,
  },
  displayBroken: {
    area: 'functional',
    text: 'Bildschirm gebrochen oder ohne Bild',
    atBest: 'D',
    photo: true,
    about: ['brokenDisplay'],
    onSheet: /(display|bildschirm|bild).*(defekt|gebrochen|bruch)|(defekt|gebrochen).*(display|bildschirm)/i,
    foundOn: [...mobile, 'pc', 'monitor'],
  },
  displayMarks: {
    area: 'cosmetic',
    text: 'Kratzer oder Druckstellen im Bild',
    atBest: 'C',
    photo: true,
    about: ['pixelErrors'],
    onSheet: /kratzer|druckstelle/i,
    foundOn: [...mobile, 'pc', 'monitor'],
  },
  deadPixels: {
    area: 'cosmetic',
    text: 'Pixelfehler',
    atBest: 'C',
    photo: true,
    about: ['pixelErrors'],
    onSheet: /pixel/i,
    foundOn: [...mobile, 'pc', 'monitor'],
  },
  hingeBroken: {
    area: 'functional',
    text: 'Scharnier beschädigt',
    atBest: 'C',
    photo: true,
    onSheet: /scharnier/i,
    foundOn: ['notebook'],
  },
  portsBroken: {
    area: 'functional',
    text: 'Anschlüsse oder Ports ohne Funktion',
    atBest: 'C',
    about: ['brokenPorts'],
    onSheet: /anschl|ports?\b/i,
    foundOn: [...mobile, 'pc', 'server', 'storage', 'network', 'monitor'],
  },
  fanBroken: {
    area: 'functional',
    text: 'Lüfter defekt',
    atBest: 'C',
    onSheet: /lüfter/i,
    foundOn: [...computers, 'storage', 'network'],
  },
  powerSupplyBroken: {
    area: 'functional',
    text: 'Eingebautes Netzteil defekt',
    atBest: 'C',
    onSheet: /netzteil.*defekt|defekt.*netzteil/i,
    foundOn: ['server', 'storage', 'network'],
  },
  caseDamaged: {
    area: 'cosmetic',
    text: 'Gehäuse beschädigt',
    atBest: 'D',
    photo: true,
    about: ['grade=c'],
    onSheet: /gehäuse/i,
    foundOn: testedKinds,
  },
  heavyWear: {
    area: 'cosmetic',
    text: 'Deutliche Gebrauchsspuren',
    atBest: 'C',
    photo: true,
    about: ['grade=b'],
    onSheet: /gebrauchsspuren/i,
    foundOn: testedKinds,
  },
  noPowerSupply: {
    area: 'accessory',
    text: 'Netzteil fehlt',
    photo: true,
    about: ['charger'],
    onSheet: /ohne netzteil|netzteil fehlt/i,
    foundOn: powered,
  },
  noRails: {
    area: 'accessory',
    text: 'Einbauschienen fehlen',
    photo: true,
    about: ['rails'],
    onSheet: /schienen/i,
    foundOn: ['server', 'storage'],
  },
  noBrackets: {
    area: 'accessory',
    text: 'Halterungen fehlen',
    photo: true,
    about: ['mount'],
    onSheet: /halterung/i,
    foundOn: ['network', 'monitor'],
  },
  noStand: {
    area: 'accessory',
    text: 'Standfuß fehlt',
    photo: true,
    about: ['stand'],
    onSheet: /standfu/i,
    foundOn: ['monitor', 'pc'],
  },
  noCaddies: {
    area: 'accessory',
    text: 'Festplattenrahmen fehlen',
    photo: true,
    about: ['tray'],
    onSheet: /rahmen/i,
    foundOn: ['server', 'storage'],
  },
  otherConfiguration: {
    area: 'declared',
    text: 'Ausstattung weicht von den Angaben ab',
    onSheet: /arbeitsspeicher|\bram\b|laufwerk|festplatte(?!nrahmen)|\bssd\b|prozessor|ausstattung/i,
    foundOn: testedKinds,
  },
  autopilot: {
    area: 'lock',
    text: 'In Windows Autopilot eingetragen',
    about: ['released'],
    onSheet: /konto|autopilot|gesperrt|sperre/i,
    foundOn: ['notebook', 'tablet', 'pc'],
  },
  deviceManagement: {
    area: 'lock',
    text: 'In einer Geräteverwaltung (MDM) eingetragen',
    about: ['released'],
    onSheet: /konto|mdm|geräteverwaltung|gesperrt|sperre/i,
    foundOn: [...mobile, 'pc'],
  },
  activationLock: {
    area: 'lock',
    text: 'Aktivierungssperre: an ein Konto gebunden',
    about: ['released'],
    onSheet: /konto|aktivierungssperre|gesperrt|sperre/i,
    foundOn: [...mobile, 'pc'],
  },
  biosPassword: {
    area: 'lock',
    text: 'BIOS-Passwort gesetzt',
    photo: true,
    about: ['passwordLocked', 'released'],
    onSheet: /passwort|gesperrt/i,
    foundOn: computers,
  },
  computrace: {
    area: 'lock',
    text: 'Computrace (Absolute) aktiv',
    about: ['released'],
    onSheet: /computrace|absolute|gesperrt/i,
    foundOn: ['notebook', 'pc'],
  },
  cloudClaim: {
    area: 'lock',
    text: 'In der Cloud des Herstellers noch Ihrem Konto zugeordnet',
    about: ['released'],
    onSheet: /konto|cloud|gebunden/i,
    foundOn: ['network', 'storage'],
  },
  /** What no other names: it needs words of its own. */
  other: { area: 'functional', text: 'Sonstiger Befund', photo: true, foundOn: testedKinds },
} as const satisfies Readonly<Record<string, FindingRecord>>;

export type FindingCode = keyof typeof records;

/** Everything about each finding. */
export const findingRecords: Readonly<Record<FindingCode, FindingRecord>> = records;
