import type { DeskCommand, DeskCommandBody } from '#contract/desk/desk-commands.ts';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import type { BidSheet } from '#contract/sale/bid-sheet.ts';
import type { Day } from '#domain/values/day.ts';

/** What the provider knows beside the offer. */
export interface DemoDesk {
  today: Day;
  /** The sheet of the bid, where one may be made. */
  sheet: BidSheet | undefined;
  newId(): string;
}

/** Stores a file and answers with its address. */
export type DemoUpload = (name: string, content: Uint8Array) => Promise<string>;

/** One thing the provider may do next with an offer. */
export interface Move {
  command: DeskCommand;
  /** The act in a German sentence, with its figures. */
  says: string;
  body(upload: DemoUpload): Promise<object>;
}

/** What the provider may do with an offer, the proposal first; empty while it is somebody else's turn. */
export type Moves = (offer: DeskOffer, desk: DemoDesk) => Move[];

type BodyOf<C extends DeskCommand> = DeskCommandBody<C> | ((upload: DemoUpload) => Promise<DeskCommandBody<C>>);

/** Puts a command, its sentence and its body together; a body that names files is made when it is sent. */
export function move<C extends DeskCommand>(command: C, says: string, body: BodyOf<C>): Move {
  return { command, says, body: async (upload) => (typeof body === 'function' ? body(upload) : body) };
}
