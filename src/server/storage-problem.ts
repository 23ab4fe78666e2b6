import { z } from 'zod';
import { tlsCodes } from './tls-codes.ts';

/** What the store, or the system on the way to it, says: the innermost cause that says anything. */
const said = z.object({
  name: z.string().default(''),
  code: z.string().default(''),
  $metadata: z.object({ httpStatusCode: z.number().default(0) }).default({ httpStatusCode: 0 }),
  $response: z.object({ headers: z.record(z.string(), z.string()).default({}) }).default({ headers: {} }),
  Region: z.string().default(''),
});
const caused = z.object({ cause: z.instanceof(Error) });

/** What a person does about it, by the code of the store or of the system, or by the status of an answer. */
const advice: readonly (readonly [what: RegExp, sentence: string])[] = [
  [
    /^RequestTimeTooSkewed$/,
    'Die Uhr dieses Rechners geht anders als die des Speichers der Dateien, der deshalb alles abweist. Stellen Sie sie richtig (NTP).',
  ],
  [/^NoSuchBucket$/, 'Den Bucket, den STORAGE_URL nennt, gibt es nicht. Legen Sie ihn zuerst an.'],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidSecurity|CredentialsProviderError|401)$/,
    'Der Speicher der Dateien lässt Schlüssel und Geheimnis aus STORAGE_URL nicht ein. Stimmen beide, und sind sie wie in jeder URL geschrieben (%2F für /)?',
  ],
  [
    /^403$/,
    'Der Speicher der Dateien erlaubt dem Schlüssel aus STORAGE_URL nicht, was nötig ist. Geben Sie ihm die Rechte zum Lesen, Schreiben und Löschen im Bucket.',
  ],
  [
    /^(429|5\d\d)$/,
    'Der Speicher der Dateien ist gestört oder überlastet. Es wird weiter versucht; hält es an, weiß sein Betreiber mehr.',
  ],
  [
    tlsCodes.certificateName,
    'Das Zertifikat des Speichers der Dateien gilt für einen anderen Namen. Nennen Sie in STORAGE_URL den, für den es gilt.',
  ],
  [
    tlsCodes.certificate,
    'Dem Zertifikat des Speichers der Dateien wird nicht vertraut. Ist es von Ihrem Haus, nennen Sie seine CA in NODE_EXTRA_CA_CERTS.',
  ],
  [tlsCodes.line, 'Der Speicher der Dateien spricht kein TLS. Ist das gewollt, gehört tls=off in STORAGE_URL.'],
  [
    /^(EACCES|EPERM|EROFS)$/,
    'Der Ordner der Dateien lässt sich nicht lesen oder beschreiben. Geben Sie ihn dem Benutzer, als der das Programm läuft.',
  ],
  [
    /^(TimeoutError|E[A-Z]+|EAI_AGAIN)$/,
    'Der Speicher der Dateien antwortet nicht. Läuft er, und stimmt die Adresse in STORAGE_URL?',
  ],
];

const elsewhere = (region: string) =>
  `Der Bucket liegt in einer anderen Region. Schreiben Sie ${region === '' ? 'sie' : `region=${region}`} in STORAGE_URL.`;

/** What a person does about a failure of the store of files, in a sentence that repeats nothing of the key. */
export function storageProblem(error: unknown): string {
  const { name, code, $metadata, $response, Region } = innermost(error);
  const status = String($metadata.httpStatusCode);
  const region = Region || ($response.headers['x-amz-bucket-region'] ?? '');
  if (status === '301' || name === 'AuthorizationHeaderMalformed') return elsewhere(region);
  const [, sentence] = advice.find(([what]) => [name, code, status].some((one) => what.test(one))) ?? [];
  return sentence ?? `Der Speicher der Dateien weist ab, was nötig ist (${name || code || status}).`;
}

function innermost(error: unknown): z.infer<typeof said> {
  const { data } = caused.safeParse(error);
  return data === undefined ? said.catch(said.parse({})).parse(error) : innermost(data.cause);
}
