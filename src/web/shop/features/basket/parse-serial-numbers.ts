import { serialNumberSchema } from '#contract/fields.ts';
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
