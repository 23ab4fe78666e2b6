/** A child that may stand in an element, as the schema of its syntax has it. */
export interface Part {
  /** Its place in the order. */
  readonly at: number;
  readonly namespace: string;
  /** How often: where EN 16931 has one of what the schema allows many of, one. 'extended' is many in that profile alone. */
  readonly times: 'once' | 'many' | 'extended';
  /** Holds a text and nothing else. */
  readonly isLeaf: boolean;
  /** What is read inside of it; absent where nothing of it is. */
  readonly shape?: string;
  /** Adds to what is owed, or takes off it, beyond the model of EN 16931. */
  readonly isMoney: boolean;
}

/** What may stand in an element, by the names of its children. */
export type Shape = ReadonlyMap<string, Part>;
export type Shapes = ReadonlyMap<string, Shape>;

/** Which namespace a child has, by the element it stands in and the sign before it. */
export type NamespaceOf = (shape: string, sign: string) => string;

/**
 * Shapes out of their notation: names in their order, with `#` before an element of elements that is read by the shape of its name, `@`
 * before one of another shape, which follows behind a colon, or of none, and `~` before extensions; `*` stands behind what may come
 * many times, `+` behind what may in the profile EXTENDED, `!` behind money that EN 16931 does not know.
 */
export function shapesOf(written: Readonly<Record<string, string>>, namespaceOf: NamespaceOf): Shapes {
  return new Map(
    Object.entries(written).map(([shape, parts]) => {
      const words = parts.trim().split(/\s+/);
      return [shape, new Map(words.map((word, at) => partOf(word, at, (sign) => namespaceOf(shape, sign))))];
    }),
  );
}

const notation = /^([#@~]?)(\w+)(?::(\w+))?([*+]?)(!?)$/;
const times = { '': 'once', '*': 'many', '+': 'extended' } as const;

function partOf(word: string, at: number, namespaceOf: (sign: string) => string): [string, Part] {
  const [, sign = '', name = '', other, often = '', money = ''] = notation.exec(word) ?? [];
  const shape = sign === '#' ? name : other;
  const part: Part = {
    ...{ at, namespace: namespaceOf(sign), isLeaf: sign === '', isMoney: money !== '' },
    times: often === '*' || often === '+' ? times[often] : 'once',
    ...(shape !== undefined && { shape }),
  };
  return [name, part];
}
