/** Something wrong in a catalogue file, said with file, line and field so that it can be mended. */
export class CatalogueError extends Error {
  readonly file: string;
  readonly line: number;
  readonly field: string;

  constructor(file: string, line: number, field: string, problem: string) {
    super(`catalogue/${file}.csv, line ${line}, ${field}: ${problem}`);
    this.name = 'CatalogueError';
    this.file = file;
    this.line = line;
    this.field = field;
  }
}
