/** The character that makes a number of digits and capitals one of ISO 7064 MOD 37,36. */
function checkCharacterOf(number: string): string {
  let product = 36;
  for (const character of number) {
    const sum = (product + Number.parseInt(character, 36)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return ((37 - product) % 36).toString(36).toUpperCase();
}

/** Whether a number's last character is the right one. */
export function endsWithCheckCharacter(number: string): boolean {
  return number.length > 1 && number.at(-1) === checkCharacterOf(number.slice(0, -1));
}
