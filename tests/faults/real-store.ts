/** A store of files that others have written, on this machine. */
export interface RealStore {
  readonly name: string;
  readonly port: number;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
  /** Whether it takes no wrong secret, and no signature that names another region. */
  readonly isStrict: boolean;
  /** What holds its files ends, and is there again. */
  fail(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}
