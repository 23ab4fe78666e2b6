/** Where something is refused: the file it came in and, as far as known, the line and the field in it. */
export interface ImportPlace {
  readonly file: string;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
}

/** Something that is not taken over, said in German with its place. */
export class ImportRefusal extends Error {
  readonly place: ImportPlace;
  constructor(place: ImportPlace, reason: string) {
    super(reason);
    this.name = 'ImportRefusal';
    this.place = place;
  }
}
