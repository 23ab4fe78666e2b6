/** Whether the last of these digits is the check digit of a number of goods (GTIN): from the right, each second digit counts three times. */
function isTradeNumber(code: string): boolean {
  if (!/^(\d{12,14})$/.test(code)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Whether a code is likely the number of something else than one device: what stands on every box of a kind (EAN, UPC), a product number with its
 * mark `1P`, or a number of our own papers. It counts only once somebody has said that it is a device all the same.
 */
export function namesNoDevice(code: string): boolean {
  const bare = code.trim().toUpperCase();
  return isTradeNumber(bare) || /^1P[A-Z0-9-]{4,}$/.test(bare) || /^[A-Z]{1,2}-20\d{2}-\d{6,}$/.test(bare);
}
