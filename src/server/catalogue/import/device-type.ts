import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { ImportRefusal } from './import-refusal.ts';

const text = z.string().trim().min(1).max(100);
const height = z
  .string()
  .regex(/^\d{1,2}(\.[05])?$/)
  .transform(Number);
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
const parts = z.array(z.looseObject({})).optional();
const interfaces = z.array(z.looseObject({ type: z.string(), mgmt_only: yesOrNo.optional() })).optional();

/** A file of the community device-type library, as far as a catalogue of goods needs it. All values are read as text. */
const deviceTypeSchema = z.looseObject({
  manufacturer: text,
  model: text,
  slug: z.string().regex(/^[-\w]{1,100}$/),
  part_number: z.string().trim().max(50).optional(),
  u_height: height,
  is_full_depth: yesOrNo.optional(),
  subdevice_role: z.enum(['parent', 'child']).optional(),
  interfaces,
  'power-outlets': parts,
});

export type DeviceType = z.infer<typeof deviceTypeSchema>;

/** What a field must be, for whoever wrote another thing into it. */
const expected: Record<string, string> = {
  manufacturer: 'Hier muss der Hersteller stehen, mit höchstens 100 Zeichen.',
  model: 'Hier muss das Modell stehen, mit höchstens 100 Zeichen.',
  slug: 'Hier muss ein Kurzname aus Buchstaben, Ziffern und Strichen stehen.',
  part_number: 'Hier muss eine Teilenummer mit höchstens 50 Zeichen stehen.',
  u_height: 'Hier muss die Höhe in Höheneinheiten stehen, in ganzen oder halben.',
  is_full_depth: 'Hier muss true oder false stehen.',
  subdevice_role: 'Hier muss parent oder child stehen.',
  interfaces: 'Hier muss eine Liste von Schnittstellen mit type stehen.',
  'power-outlets': 'Hier muss eine Liste von Steckdosen stehen.',
};

const twice = 'Das ist kein gültiges YAML (DUPLICATE_KEY).';

/** Reads a device type; refuses what is none with line and field. `lineOf` tells where a field stands. */
export function readDeviceType(
  file: string,
  source: string,
): { device: DeviceType; lineOf(field: string): number | undefined } {
  const lines = new LineCounter();
  // Every value stays the text it is: a model called 1e3 or 0720 is no number.
  const document = parseDocument(source, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
    uniqueKeys: false,
  });
  const [problem] = document.errors;
  if (problem !== undefined) {
    const { line } = lines.linePos(problem.pos[0]);
    const reason =
      problem.code === 'MULTIPLE_DOCS'
        ? 'Die Datei enthält mehrere Dokumente; gelesen wird eines je Datei.'
        : `Das ist kein gültiges YAML (${problem.code}).`;
    throw new ImportRefusal({ file, line }, reason);
  }
  const positions = z.object({
    items: z.array(z.object({ key: z.object({ value: z.string(), range: z.array(z.number()) }) })),
  });
  const keys = positions.safeParse(document.contents).data?.items ?? [];
  // The library would compare each key with each: minutes for a file of thousands.
  const seen = new Set<string>();
  for (const { key } of keys) {
    if (seen.has(key.value)) throw new ImportRefusal({ file, line: lines.linePos(key.range[0] ?? 0).line }, twice);
    seen.add(key.value);
  }
  const lineOf = (field: string) => {
    const at = keys.find(({ key }) => key.value === field)?.key.range[0];
    return at === undefined ? undefined : lines.linePos(at).line;
  };
  const found = deviceTypeSchema.safeParse(plain(file, document));
  if (found.success) return { device: found.data, lineOf };
  const field = String(found.error.issues[0]?.path[0] ?? '');
  const reason = expected[field] ?? 'Das ist keine Gerätetyp-Datei: manufacturer, model, slug und u_height fehlen.';
  throw new ImportRefusal({ file, line: lineOf(field), field: field || undefined }, reason);
}

/** Aliases that repeat each other make gigabytes of a few lines: a device type has none. */
function plain(file: string, document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ImportRefusal(
      { file },
      'Die Datei verwendet Verweise (& und *), die in einer Gerätetyp-Datei nicht vorkommen.',
    );
  }
}
