/** The cookies of one server, by name; paths do not matter to a client of one interface. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes over what a response's Set-Cookie lines say; an emptied or expired cookie goes. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    const value = this.#cookies.get(name);
    return value === undefined ? undefined : decodeURIComponent(value);
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
