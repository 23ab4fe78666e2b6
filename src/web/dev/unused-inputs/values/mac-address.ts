const written = /^[0-9A-F]{2}([:-]?)(?:[0-9A-F]{2}\1){4}[0-9A-F]{2}$/i;

/** Tells whether a text is a MAC address (EUI-48): six pairs of hexadecimal digits with ':' or '-' between them, or with nothing (IEEE 802). */
export function isMacAddress(text: string): boolean {
  return written.test(text);
}
