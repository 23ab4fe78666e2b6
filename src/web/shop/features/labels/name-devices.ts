import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { deviceNumberIn } from '#domain/asset-list/device-number-in.ts';
import {
  askedAsProduct,
  devicesOnLabels,
  type LabelDevice,
  type ReadLabelCode,
} from '#domain/asset-list/label-devices.ts';

/** A device on a photo, with the models of the catalogue that its label names. */
export interface NamedDevice extends LabelDevice {
  readonly titles: readonly string[];
}

const most = 5;

/** What the catalogue is asked about a code: whether it calls a model so, or a product. */
function doubtsOf(text: string): string[] {
  const found = deviceNumberIn(text) ?? deviceNumberIn(text.trim().replace(/^S/, ''));
  return [found?.unless ?? [], found === undefined ? (askedAsProduct(text) ?? []) : []].flat();
}

/** The devices on a photo, by their codes and the catalogue: what it calls a model is no serial number. */
export async function nameDevices(codes: readonly ReadLabelCode[], ask: AskCatalogue): Promise<NamedDevice[]> {
  const words = codes.flatMap(({ text }) => doubtsOf(text));
  const answers = new Map(
    await Promise.all([...new Set(words)].map(async (word) => [word, await ask(word, most)] as const)),
  );
  const hitsOf = (word: string) => answers.get(word) ?? [];
  const isName = (word: string) =>
    hitsOf(word).length > 0 && hitsOf(word).every((hit) => hit.serialNumber === undefined && hit.isNamed !== true);
  const isProduct = (question: string) => hitsOf(question).some((hit) => hit.isNamed === true);
  return Promise.all(
    devicesOnLabels(codes, isName, isProduct).map(async (device) => {
      const hits = device.model === undefined ? [] : await ask(`P/N:${device.model}`, most);
      return { ...device, titles: hits.flatMap(({ title, isNamed }) => (isNamed ? [title] : [])) };
    }),
  );
}
