import { z } from 'zod';
import { batteryStates, driveKinds, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { lineSchema, textSchema } from './fields.ts';

/** A group of equal drives in one unit. */
export const driveGroupSchema = z.strictObject({
  kind: z.enum(driveKinds),
  capacity: lineSchema(60),
  count: z.int().min(1).max(1000),
});

/** Configuration of an item as it travels and as the basket stores it; unknown keys are refused. */
export const itemConfigurationSchema = z.strictObject({
  working: z.boolean(),
  packagingAvailable: z.boolean(),
  modelName: lineSchema(200).exactOptional(),
  cpu: lineSchema(100).exactOptional(),
  cpuCount: z.int().min(0).max(16).exactOptional(),
  ram: lineSchema(60).exactOptional(),
  gpu: lineSchema(100).exactOptional(),
  display: lineSchema(60).exactOptional(),
  capacity: lineSchema(60).exactOptional(),
  drives: z.array(driveGroupSchema).max(20).readonly().exactOptional(),
  powerSupplies: z.int().min(0).max(16).exactOptional(),
  controllers: z.int().min(0).max(16).exactOptional(),
  tapeDrive: lineSchema(60).exactOptional(),
  ports: lineSchema(200).exactOptional(),
  keyboard: lineSchema(60).exactOptional(),
  battery: z.enum(batteryStates).exactOptional(),
  batteryYear: z.int().min(1990).max(2100).exactOptional(),
  charger: z.boolean().exactOptional(),
  rails: z.boolean().exactOptional(),
  stand: z.boolean().exactOptional(),
  antennas: z.boolean().exactOptional(),
  released: z.boolean().exactOptional(),
  remarks: textSchema(2000).exactOptional(),
}) satisfies z.ZodType<ItemConfiguration>;
