import { z } from 'zod';
import { batteryStates, driveKinds, grades, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { lineSchema, textSchema } from './fields.ts';

/** A group of equal drives in one unit. */
export const driveGroupSchema = z.strictObject({
  kind: z.enum(driveKinds),
  capacity: lineSchema(60),
  count: z.int().min(1).max(1000),
});

const count = (max: number) => z.int().min(0).max(max).exactOptional();
const said = z.boolean().exactOptional();

/** ES and QS samples are not bought: they belong to the maker. */
export const engineeringSampleSchema = z
  .boolean()
  .refine((sample) => !sample, 'Muster (ES, QS) kaufen wir nicht an: Sie gehören dem Hersteller.');

/** Configuration of an item as it travels and as the basket stores it; unknown keys are refused. */
export const itemConfigurationSchema = z.strictObject({
  working: z.boolean(),
  packagingAvailable: z.boolean(),
  modelName: lineSchema(200).exactOptional(),
  cpu: lineSchema(100).exactOptional(),
  cpuCount: count(16),
  ram: lineSchema(60).exactOptional(),
  gpu: lineSchema(100).exactOptional(),
  display: lineSchema(60).exactOptional(),
  capacity: lineSchema(60).exactOptional(),
  drives: z.array(driveGroupSchema).max(20).readonly().exactOptional(),
  powerSupplies: count(16),
  controllers: count(16),
  ioModules: count(16),
  tapeDrive: lineSchema(60).exactOptional(),
  tapeDriveCount: count(64),
  interface: lineSchema(60).exactOptional(),
  ports: lineSchema(200).exactOptional(),
  formFactor: lineSchema(60).exactOptional(),
  memoryType: lineSchema(60).exactOptional(),
  socket: lineSchema(60).exactOptional(),
  cooler: lineSchema(60).exactOptional(),
  bracket: lineSchema(60).exactOptional(),
  parts: lineSchema(200).exactOptional(),
  power: lineSchema(60).exactOptional(),
  region: lineSchema(60).exactOptional(),
  keyboard: lineSchema(60).exactOptional(),
  grade: z.enum(grades).exactOptional(),
  battery: z.enum(batteryStates).exactOptional(),
  batteryYear: z.int().min(1990).max(2100).exactOptional(),
  batteryPacks: count(50),
  powerOnHours: count(200_000),
  charger: said,
  keyboardCover: said,
  cellular: said,
  rails: said,
  mount: said,
  stand: said,
  pixelErrors: said,
  antennas: said,
  networkCard: said,
  tray: said,
  sectors520: said,
  cacheBattery: said,
  mining: said,
  engineeringSample: engineeringSampleSchema.exactOptional(),
  vendorLocked: said,
  released: said,
  remarks: textSchema(2000).exactOptional(),
}) satisfies z.ZodType<ItemConfiguration>;
