import { z } from 'zod';
import { tlsCodes } from '#server/tls-codes.ts';
import { DatabaseAway, isDatabaseAway, isLost, noTls } from './database-away.ts';

/** What a person does about what PostgreSQL says, by the start of its code. */
const advice: readonly (readonly [code: string, sentence: string])[] = [
  [
    '08P01',
    'Was vor der Datenbank steht, nimmt die Verbindung nicht an. Nennen Sie ihm die Datenbank und den Benutzer',
  ],
  ['25006', 'Die Datenbank lässt nur lesen. DATABASE_URL muss den Server nennen, auf dem der Benutzer schreiben darf'],
  ['28', 'Die Datenbank lässt den Benutzer aus DATABASE_URL nicht ein. Stimmen Name und Kennwort?'],
  ['3D000', 'Die Datenbank, die DATABASE_URL nennt, gibt es nicht. Legen Sie sie zuerst an'],
  [
    '3F000',
    'Das Schema, in dem die Tabellen des Benutzers aus DATABASE_URL liegen sollen (search_path), gibt es nicht. Legen Sie es an',
  ],
  ['42501', 'Dem Benutzer aus DATABASE_URL fehlen Rechte. Machen Sie ihn zum Eigentümer der Datenbank'],
  ['53100', 'Die Datenbank hat keinen Platz mehr auf ihrer Platte. Schaffen Sie dort Platz'],
  ['53300', 'Die Datenbank nimmt keine Verbindung mehr an. Erhöhen Sie dort max_connections'],
];

/** What a person does about a line that is not to be had as DATABASE_URL wants it, by what Node or the driver says. */
const lineAdvice: readonly (readonly [by: 'code' | 'message', said: RegExp, sentence: string])[] = [
  [
    'code',
    tlsCodes.certificateName,
    'Das Zertifikat der Datenbank gilt für einen anderen Namen. Nennen Sie in DATABASE_URL den, für den es gilt.',
  ],
  [
    'code',
    tlsCodes.certificate,
    'Dem Zertifikat der Datenbank wird nicht vertraut. Ist es von Ihrem Haus, nennen Sie seine CA: sslrootcert=DATEI in DATABASE_URL, oder in NODE_EXTRA_CA_CERTS.',
  ],
  [
    'message',
    /statement pooling mode/,
    'Vor der Datenbank steht ein Pooler, der jede Anweisung für sich allein lässt (pool_mode = statement). Stellen Sie dort transaction oder session ein.',
  ],
  ['message', noTls, 'Die Datenbank spricht kein TLS. Ist das gewollt, gehört sslmode=disable in DATABASE_URL.'],
];

const notThere =
  'Die Datenbank antwortet nicht oder war auf einmal weg. Läuft sie, und stimmt die Adresse in DATABASE_URL? Die eingebaute endet mit ihrem Server: Versuchen Sie es dann noch einmal.';

/** Only errors of PostgreSQL have a severity. */
const refusal = z.object({ severity: z.string(), code: z.string() });
const caused = z.object({ cause: z.unknown() });
const said = z.object({ code: z.string().default(''), message: z.string() });
/** A file that DATABASE_URL names: a certificate, a key. */
const unread = z.object({ syscall: z.enum(['open', 'read']), path: z.string().default('') });

/** What a person does about a failure of the database, in a sentence that repeats nothing of the statement; undefined where it is no failure of it. */
export function databaseProblem(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === undefined) {
    const { data } = isDatabaseAway(error) ? caused.safeParse(error) : {};
    return lineProblem(data?.cause) ?? (data || isLost(error) ? notThere : undefined);
  }
  const [, sentence] = advice.find(([start]) => code.startsWith(start)) ?? [];
  if (sentence !== undefined) return `${sentence.replace(/[.?]?$/, (end) => end || '.')} (Fehler ${code})`;
  if (error instanceof DatabaseAway || isDatabaseAway(error) || isLost(error)) return notThere;
  return `Die Datenbank weist eine Anweisung ab. Was sie dazu sagt, steht in ihrem eigenen Protokoll. (Fehler ${code})`;
}

function codeOf(error: unknown): string | undefined {
  const own = refusal.safeParse(error).data;
  if (own) return own.code;
  const { data } = caused.safeParse(error);
  return data?.cause === undefined || data.cause === error ? undefined : codeOf(data.cause);
}

/** The same of a first line to it, which may also fail for want of trust. */
export function connectionProblem(error: unknown): string | undefined {
  return lineProblem(error) ?? databaseProblem(error);
}

function lineProblem(error: unknown): string | undefined {
  const file = unread.safeParse(error).data;
  if (file) return `Die Datei ${file.path}, die DATABASE_URL nennt, lässt sich nicht lesen.`;
  const { data } = said.safeParse(error);
  return data && lineAdvice.find(([by, words]) => words.test(data[by]))?.[2];
}
