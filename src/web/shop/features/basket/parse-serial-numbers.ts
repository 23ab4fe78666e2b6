import { serialNumberSchema } from '#contract/fields.ts';
import type { BasketItem } from '#contract/goods/basket.ts';
import { issueText } from '#contract/rules/issue-text.ts';
import { labelFree } from '#contract/rules/label-free.ts';
import { deviceNumber, distinctNumbers } from '#domain/values/device-number.ts';

/** Serial numbers as typed or pasted, one a line or with commas between them, each once; or what is wrong with them. */
export function parseSerialNumbers(text: string, quantity: number): { numbers: string[] } | { problem: string } {
  const numbers = distinctNumbers(text.split(/[\n\r\t,;]+/).map((number) => number.trim())).filter(
    (number) => deviceNumber(number) !== '',
  );
  for (const number of numbers) {
    const { error } = serialNumberSchema.safeParse(number, { error: issueText(labelFree) });
    if (error) return { problem: `„${number.slice(0, 20)} …“: ${error.issues[0]?.message ?? ''}` };
  }
  if (numbers.length <= quantity) return { numbers };
  return {
    problem: `Das sind ${numbers.length} Seriennummern für ${quantity === 1 ? 'ein Gerät' : `${quantity} Geräte`}. Erhöhen Sie zuerst die Menge.`,
  };
}

/** Says where one of these serial numbers of an item stands already: a device is sold once. Undefined where none does. */
export function standsElsewhere(
  numbers: readonly string[],
  itemId: string,
  items: readonly BasketItem[],
): string | undefined {
  const own = new Set(numbers.map(deviceNumber));
  for (const { id, title, serialNumbers = [] } of items) {
    const twice = id === itemId ? undefined : serialNumbers.find((number) => own.has(deviceNumber(number)));
    if (twice !== undefined) return `${twice} steht auch bei „${title}“. Jedes Gerät hat seine eigene Nummer.`;
  }
  return undefined;
}
