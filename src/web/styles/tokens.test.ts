import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** As screens have it: what follows is paper's. */
const [css = ''] = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').split('@media print');
/** Each colour by its token, as it is in the light and in the dark. */
const colours = new Map(
  [...css.matchAll(/--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }] as const,
  ),
);

/** What is written on what, wherever in the shop and at the desk. */
const written: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'sheet', 'steel', 'accent-soft', 'warn-soft', 'ok-soft', 'mark']],
  ['muted', ['paper', 'sheet', 'steel', 'accent-soft']],
  ['ok', ['paper', 'sheet', 'ok-soft']],
  ['warn', ['paper', 'sheet', 'warn-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['paper', ['ink']],
  ['sheet', ['ink']],
];

/** The share of light that a colour gives back, as WCAG 2.2 reckons it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  const pairs = written.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));
  it.each(pairs)('%s can be read on %s', (ink, ground) => {
    const [one, other] = [colours.get(ink)?.[theme], colours.get(ground)?.[theme]];
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
