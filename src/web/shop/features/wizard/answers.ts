import { z } from 'zod';
import { driveGroupSchema, itemConfigurationSchema } from '#contract/configuration.ts';
import { defaultConfiguration, defaultQuantity, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { draftLimits } from '#domain/offer/draft.ts';

/** In the form an open answer is an empty field; in the configuration it is absent. */
const open = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), z.null(), schema]).optional();

const said = itemConfigurationSchema.shape;

const answers = z.object({
  working: said.working,
  packagingAvailable: said.packagingAvailable,
  modelName: open(said.modelName.unwrap()),
  capacity: open(said.capacity.unwrap()),
  cpu: open(said.cpu.unwrap()),
  cpuCount: open(said.cpuCount.unwrap()),
  ram: open(said.ram.unwrap()),
  gpu: open(said.gpu.unwrap()),
  display: open(said.display.unwrap()),
  drives: z.array(driveGroupSchema).max(20),
  powerSupplies: open(said.powerSupplies.unwrap()),
  controllers: open(said.controllers.unwrap()),
  tapeDrive: open(said.tapeDrive.unwrap()),
  ports: open(said.ports.unwrap()),
  keyboard: open(said.keyboard.unwrap()),
  battery: open(said.battery.unwrap()),
  batteryYear: open(said.batteryYear.unwrap()),
  charger: open(z.boolean()),
  rails: open(z.boolean()),
  stand: open(z.boolean()),
  antennas: open(z.boolean()),
  released: open(z.boolean()),
  remarks: open(said.remarks.unwrap()),
});

const quantity = z.int().min(1).max(draftLimits.quantity);

const isOpen = (answer: unknown) =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

/** The form of an item: its answers become a configuration that says only what was said. */
export const answersSchema = answers.extend({ quantity }).transform(({ quantity, ...all }) => ({
  quantity,
  configuration: itemConfigurationSchema.parse(
    Object.fromEntries(Object.entries(all).filter(([, answer]) => !isOpen(answer))),
  ),
}));
export type Answers = z.input<typeof answersSchema>;
export type Answered = z.output<typeof answersSchema>;

/** What the form starts with: the defaults, or an item that is being changed. */
export function answersOf(item?: { quantity: number; configuration: ItemConfiguration }): Answers {
  const { drives = [], ...rest } = item?.configuration ?? defaultConfiguration;
  return { quantity: item?.quantity ?? defaultQuantity, drives: [...drives], ...rest };
}
