/** How long somebody waits for PostgreSQL, in seconds. */
export interface Limits {
  /** For a connection, a new one or one that others are using. */
  readonly connectSeconds: number;
  /** For a statement. */
  readonly statementSeconds: number;
  /** For the next statement of a transaction: after that PostgreSQL ends it, so that its locks keep nobody out. */
  readonly idleSeconds: number;
}

export const defaultLimits: Limits = { connectSeconds: 5, statementSeconds: 5, idleSeconds: 30 };

/** For tools that read or write a whole database: nobody waits for an answer behind them. */
export const unhurriedLimits: Limits = { connectSeconds: 30, statementSeconds: 3_600, idleSeconds: 3_600 };
