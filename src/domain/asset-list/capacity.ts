/** A capacity as the catalogue writes it: '512 GB', '1,2 TB', '1.024 GB'; undefined when the text holds none. Bare numbers count in `unit`. */
export function capacityIn(text: string, unit: 'GB' | 'TB' | undefined): string | undefined {
  const match = /(\d+(?:[.,]\d+)?)\s*(tb|tib|gb|gib|mb|t|g)?\b/i.exec(text.trim());
  if (match?.[1] === undefined) return undefined;
  const letter = match[2]?.[0]?.toUpperCase();
  const written = letter === 'T' ? 'TB' : letter === 'G' ? 'GB' : letter === 'M' ? 'MB' : unit;
  if (written === undefined) return undefined;
  return formatCapacity(numberOf(match[1], written), written);
}

/** Amount of gigabytes (decimal) of a text like '1,2 TB'; undefined when it holds none. */
export function gigabytes(text: string): number | undefined {
  const match = /^(\d+(?:[.,]\d+)*) (TB|GB|MB)/.exec(text);
  if (match?.[1] === undefined) return undefined;
  const amount = Number(match[1].replaceAll('.', '').replace(',', '.'));
  return match[2] === 'TB' ? amount * 1000 : match[2] === 'MB' ? amount / 1000 : amount;
}

/** '1.92' and '1,92' have decimals, '1.024 GB' has thousands. */
function numberOf(digits: string, unit: string): number {
  const grouped = unit !== 'TB' && /^\d{1,3}[.,]\d{3}$/.test(digits);
  return Number(grouped ? digits.replace(/[.,]/, '') : digits.replace(',', '.'));
}

/** A number of units with a decimal comma and points between thousands, as options of the catalogue have them. */
export function formatCapacity(amount: number, unit: string): string {
  const [whole = '', decimals] = String(Math.round(amount * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${grouped}${decimals === undefined ? '' : `,${decimals}`} ${unit}`;
}
