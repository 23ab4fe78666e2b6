/** A browser with one page, driven from outside: presses and letters are its own events. Expressions are JavaScript of the page. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  goto(url: string): Promise<void>;
  /** The value of an expression, JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the element that the expression is. */
  click(expression: string): Promise<void>;
  /** Gives files to the field that the expression is. */
  choose(expression: string, files: readonly string[]): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key, held?: 'Control'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** The page on paper, A4; a browser that cannot has none. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'F8' | 'a' | 'k' | 'j';

/** What `npm run browsers` wants of the system, by the names of Debian. */
export const debianPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] as const;
