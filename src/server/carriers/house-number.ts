/** Street and house number apart, as carriers want them: 'Am Hafen 12 a' is 'Am Hafen' and '12 a'. Without a number the street is whole. */
export function houseNumber(street: string): { readonly street: string; readonly number?: string } {
  const parts = /^(?<name>.*\D)\s+(?<number>\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?)$/.exec(
    street.trim(),
  )?.groups;
  return parts?.name && parts.number ? { street: parts.name.trim(), number: parts.number } : { street: street.trim() };
}
