import type { ReportRow } from '../report.ts';

/** Longest text that is taken over of a report; longer ones are cut. */
const longest = 160;
/** Longest serial number of a medium or a device; a longer one is none. */
const longestSerial = 120;

/**
 * The rows as they can be kept and printed: without characters that nobody can see, texts of bounded length, numbers that are one. A serial
 * number is never cut or mended inside, since what is left would be another one (DEL-03): it counts as missing.
 */
export function cleanRows(rows: readonly ReportRow[]): ReportRow[] {
  return rows.map(({ medium: { serial, parentDevice, ...medium }, run, word, percent, errors, ...row }) => {
    const [own, device] = [cleanSerial(serial), cleanSerial(parentDevice?.serial)];
    const { serial: _serial, ...parent } = parentDevice ?? {};
    return {
      ...row,
      medium: {
        ...cleaned(medium),
        ...(own !== undefined && { serial: own }),
        ...(parentDevice && { parentDevice: { ...cleaned(parent), ...(device !== undefined && { serial: device }) } }),
      },
      run: cleaned(run),
      ...cleaned({ ...(word !== undefined && { word }) }),
      ...(percent !== undefined && Number.isFinite(percent) && { percent }),
      ...(errors !== undefined && Number.isFinite(errors) && { errors }),
    };
  });
}

/** The same fields without texts that say nothing and numbers that count nothing. */
function cleaned<Fields extends object>(fields: Fields): Partial<Fields> {
  const kept = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'number')
      return Number.isSafeInteger(value) || name.endsWith('Percent') ? [[name, value]] : [];
    if (typeof value !== 'string') return [[name, value]];
    const text = cleanText(value);
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(kept);
}

function cleanText(text: string): string {
  const shown = text
    .slice(0, 4 * longest)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return shown.length > longest ? shown.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : shown;
}

function cleanSerial(serial: string | undefined): string | undefined {
  // Tools fill up with zeros what a disk pads; one in the midst is damage.
  const bare = serial?.replaceAll(/^[\p{Cc}\p{Cf}\s]+|[\p{Cc}\p{Cf}\s]+$/gu, '');
  if (bare === undefined || bare === '' || bare.length > longestSerial) return undefined;
  return bare.isWellFormed() && !/[\p{Cc}\p{Cf}]/u.test(bare) ? bare : undefined;
}
