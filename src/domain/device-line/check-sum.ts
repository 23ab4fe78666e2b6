/** Adler-32 of a line of ASCII, as eight hexadecimal digits: what both helper scripts can work out in two lines (RFC 1950). */
export function checkSum(line: string): string {
  let [one, sum] = [1, 0];
  for (let at = 0; at < line.length; at += 1) {
    one = (one + line.charCodeAt(at)) % 65_521;
    sum = (sum + one) % 65_521;
  }
  return hex(sum) + hex(one);
}

const hex = (value: number) => value.toString(16).padStart(4, '0');
