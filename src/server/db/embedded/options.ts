/** The embedded database as long as it is used. */
export interface EmbeddedDatabase {
  /** For the driver. */
  readonly url: string;
  /** A server runs on it, and brings its tables up to date itself. */
  readonly isOfAnother: boolean;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Of the pool; the database takes some more. */
  readonly connections: number;
  /** A command of this machine uses the database of the server that runs; without it two are refused. */
  readonly besideServer: boolean;
  /** Hears, in words without contents, that the database ended by itself and is started again. */
  readonly onDeath: (words: string) => void;
  /** Hears that processes of PostgreSQL work on it, and that there is nothing to do here but wait. */
  readonly onWaiting?: () => void;
}
