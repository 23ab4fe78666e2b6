import type { Question } from '#domain/catalogue/question-keys.ts';

type Field =
  | { readonly kind: 'text' | 'yesNo' | 'cpuCount' | 'battery' | 'grade' }
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly start?: 'thisYear' };

const text: Field = { kind: 'text' };
const yesNo: Field = { kind: 'yesNo' };
const upTo = (maximum: number): Field => ({ kind: 'number', minimum: 0, maximum });

/** Which field an answer is given in; the bounds are those of the contract. */
export const questionFields: Record<Exclude<Question, 'drives'>, Field> = {
  modelName: text,
  capacity: text,
  cellular: yesNo,
  power: text,
  cpu: text,
  cpuCount: { kind: 'cpuCount' },
  ram: text,
  gpu: text,
  parts: text,
  formFactor: text,
  memoryType: text,
  socket: text,
  interface: text,
  display: text,
  tapeDrive: text,
  tapeDriveCount: upTo(64),
  controllers: upTo(16),
  ioModules: upTo(16),
  ports: text,
  powerSupplies: upTo(16),
  region: text,
  keyboardCover: yesNo,
  keyboard: text,
  grade: { kind: 'grade' },
  pixelErrors: yesNo,
  battery: { kind: 'battery' },
  batteryYear: { kind: 'number', minimum: 1990, maximum: 2100, start: 'thisYear' },
  batteryPacks: upTo(50),
  networkCard: yesNo,
  charger: yesNo,
  rails: yesNo,
  mount: yesNo,
  stand: yesNo,
  antennas: yesNo,
  sectors520: yesNo,
  tray: yesNo,
  powerOnHours: upTo(200_000),
  cooler: text,
  bracket: text,
  mining: yesNo,
  cacheBattery: yesNo,
  engineeringSample: yesNo,
  vendorLocked: yesNo,
  released: yesNo,
};
