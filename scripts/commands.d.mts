interface NpmCommand {
  /** For whom it is: a key of `wants`. */
  readonly want: string;
  readonly does: string;
  readonly run?: () => Promise<unknown>;
}

/** What a person wants, and the title of the commands for it. */
export const wants: Readonly<Record<string, string>>;
/** By the name in package.json. */
export const commands: Readonly<Record<string, NpmCommand>>;
