import { create, type Font } from 'fontkit';

/** Font files, in the order in which a character is looked for in them. */
export interface FontFiles {
  readonly regular: readonly Uint8Array[];
  readonly bold: readonly Uint8Array[];
}

export type Weight = keyof FontFiles;

/** The name under which a document knows a font. */
export type Face = `${Weight}-${number}`;

export interface Fonts {
  /** All faces with their files, to be made known to a document. */
  readonly files: readonly (readonly [Face, Uint8Array])[];
  /** How wide runs of text are at one point of size, by face: words return from paper to paper, and measuring is half of setting one. */
  readonly widths: Map<string, number>;
  /** The first face that has the character; `preferred` before all others. Undefined when none has it. */
  faceFor(character: string, weight: Weight, preferred: Face | undefined): Face | undefined;
}

/** Reads the fonts once for all documents of a process. */
export function openFonts(files: FontFiles): Fonts {
  const faces = (['regular', 'bold'] as const).flatMap((weight) =>
    files[weight].map((file, index) => ({ weight, face: faceOf(weight, index), file, font: fontIn(file) })),
  );
  const found = new Map<string, readonly Face[]>();

  function facesFor(character: string, weight: Weight): readonly Face[] {
    const key = weight + character;
    const known = found.get(key);
    if (known) return known;
    const code = character.codePointAt(0) ?? 0;
    const covering = faces.filter((one) => one.weight === weight && one.font.hasGlyphForCodePoint(code));
    const names = covering.map(({ face }) => face);
    found.set(key, names);
    return names;
  }

  return {
    files: faces.map(({ face, file }) => [face, file] as const),
    widths: new Map(),
    faceFor(character, weight, preferred) {
      const covering = facesFor(character, weight);
      return covering.find((face) => face === preferred) ?? covering[0];
    },
  };
}

function faceOf(weight: Weight, index: number): Face {
  return `${weight}-${index}`;
}

function fontIn(file: Uint8Array): Font {
  const font = create(Buffer.from(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A collection of fonts is no font');
  return font;
}
