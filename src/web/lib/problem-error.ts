/** A refusal of the server (RFC 9457): a stable code for the program, a German sentence for people. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field name → German sentence. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, code: string, detail: string, fields: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const unreachable =
  'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.';
const unexpected = 'Das hat nicht geklappt. Versuchen Sie es in ein paar Minuten noch einmal.';

/** The request never came back: no network, or a server that is starting. */
export function networkProblem(): ProblemError {
  return new ProblemError(0, 'networkUnreachable', unreachable);
}

/** Reads a refused answer; whatever is not a problem document becomes a general one. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isRecord(body) || typeof body.code !== 'string')
    return new ProblemError(response.status, 'unexpected', unexpected);
  const detail = typeof body.detail === 'string' ? body.detail : unexpected;
  return new ProblemError(response.status, body.code, detail, stringsIn(body.fields));
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ProblemError ? error.message : unexpected;
}

function stringsIn(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
