/** A file that was chosen, and how far it is on its way. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  /** `waiting` for its turn, `paused` until the connection is back, `justComplete` for a second. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'justComplete' | 'complete' | 'failed';
  /** Share that has left, from 0 to 1, while it is sending. */
  readonly progress?: number;
  /** Why it failed. */
  readonly message?: string;
  /** The word for sending it once more after it failed; nothing where that is of no use. */
  readonly again?: string;
  /** Address of a small picture of it. */
  readonly picture?: string;
}
