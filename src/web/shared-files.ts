import type { Plugin } from 'vite';

/** A module of the build: how long it is, and what it needs at once and later. */
export interface BuiltModule {
  readonly size: number;
  readonly imports: readonly string[];
  readonly later: readonly string[];
}
export type BuiltModules = ReadonlyMap<string, BuiltModule>;

/** All by the address of a module within the project: where that lies on a machine decides nothing. */
export interface SharedFilesChoices {
  /** What the programs begin with: no page is loaded without it. */
  readonly programs: readonly string[];
  /** Whether a module has its place already. */
  readonly isPlaced: (id: string) => boolean;
  /** Whether what a module asks for later is a page, which counts; anything else that comes later is left as it is. */
  readonly asksForPages: (id: string) => boolean;
  /** The name of the company in which a module is asked for: such modules come one by one, but to the same pages. */
  readonly companyOf: (id: string) => string | undefined;
  /** How many bytes of source a page would rather load than one more file. */
  readonly bytesPerFile: number;
  /** How often a page is loaded beside others. */
  readonly weightOf: (id: string) => number;
}

/** Modules that lie in one file, and for each page whether it loads them. */
interface File {
  readonly ids: string[];
  size: number;
  readonly users: Uint8Array;
}

/**
 * Divides what pages share into files: at first modules that exactly the same pages need lie together; then those two files become one by
 * which the pages save most, for as long as they save anything (docs/decisions/0730). No files need one another in a circle. Returns the
 * number of the file of each module that has one; what a single page needs stays with that page.
 */
export function divideIntoFiles(modules: BuiltModules, choices: SharedFilesChoices): Map<string, number> {
  const { users, weights, isOne } = usersOf(modules, choices);
  const files: File[] = [];
  const fileOf = new Map<string, File>();
  const byUsers = new Map<string, File>();
  for (const [id, { size }] of modules) {
    const own = users.get(id);
    if (own === undefined) continue;
    const key = own.join('');
    const [first = 0, second] = [...own.keys()].filter((page) => own[page]);
    const isAlone = choices.isPlaced(id) || (second === undefined && isOne[first]);
    const file = (isAlone ? undefined : byUsers.get(key)) ?? { ids: [], size: 0, users: own.slice() };
    file.ids.push(id);
    file.size += size;
    fileOf.set(id, file);
    if (isAlone || byUsers.has(key)) continue;
    byUsers.set(key, file);
    files.push(file);
  }
  uniteFiles(files, { modules, fileOf, weights, bytesPerFile: choices.bytesPerFile });
  return new Map(files.flatMap(({ ids }, number) => ids.map((id) => [id, number])));
}

interface Uniting {
  readonly modules: BuiltModules;
  readonly fileOf: Map<string, File>;
  readonly weights: readonly number[];
  readonly bytesPerFile: number;
}

function uniteFiles(files: File[], { modules, fileOf, weights, bytesPerFile }: Uniting): void {
  const brought = new Map<File, ReadonlySet<File>>();
  const pairs = new Map<File, Map<File, number>>();

  /** The files that a file brings along, by way of others too. */
  function broughtBy(from: File): ReadonlySet<File> {
    const known = brought.get(from);
    if (known !== undefined) return known;
    const found = new Set([from]);
    for (const { ids } of found) {
      const next = ids.flatMap((id) => modules.get(id)?.imports ?? []).flatMap((id) => fileOf.get(id) ?? []);
      for (const file of next) found.add(file);
    }
    found.delete(from);
    brought.set(from, found);
    return found;
  }

  /** What pages save when two files become one, as far as the two themselves go. */
  function savedByPair(one: File, other: File): number {
    const known = pairs.get(one) ?? new Map<File, number>();
    pairs.set(one, known);
    let sum = known.get(other);
    if (sum !== undefined) return sum;
    sum = 0;
    for (const [page, weight] of weights.entries()) {
      if (one.users[page] && other.users[page]) sum += weight * bytesPerFile;
      else if (one.users[page]) sum -= weight * other.size;
      else if (other.users[page]) sum -= weight * one.size;
    }
    known.set(other, sum);
    return sum;
  }

  /** What it costs that pages which needed only one of them load what the other brings along, too. */
  function costOfBrought(from: File, to: File): number {
    let sum = 0;
    for (const file of broughtBy(to)) {
      if (file === from) continue;
      for (const [page, weight] of weights.entries())
        if (from.users[page] && !file.users[page]) sum += weight * (file.size + bytesPerFile);
    }
    return sum;
  }

  function bestPair() {
    const candidates = files
      .flatMap((one, place) => files.slice(place + 1).map((other) => ({ one, other, saves: savedByPair(one, other) })))
      .filter(({ saves }) => saves > 0)
      .sort((a, b) => b.saves - a.saves);
    let best: (typeof candidates)[0] | undefined;
    for (const { one, other, saves: most } of candidates) {
      if (best !== undefined && best.saves >= most) break;
      if (liesBetween(one, other, broughtBy)) continue;
      const saves = most - costOfBrought(one, other) - costOfBrought(other, one);
      if (saves > (best?.saves ?? 0)) best = { one, other, saves };
    }
    return best;
  }

  function unite(one: File, other: File): void {
    one.ids.push(...other.ids);
    one.size += other.size;
    for (const id of other.ids) fileOf.set(id, one);
    files.splice(files.indexOf(other), 1);
    brought.clear();
    for (const file of [one, other, ...broughtBy(one)]) {
      for (const page of weights.keys()) {
        if (file === one) one.users[page] ||= other.users[page] ?? 0;
        else file.users[page] ||= one.users[page] ?? 0;
      }
      pairs.delete(file);
      for (const known of pairs.values()) known.delete(file);
    }
  }

  for (let best = bestPair(); best !== undefined; best = bestPair()) unite(best.one, best.other);
}

/** Whether one of two files needs the other by way of a third: as one file they would need one another in a circle. */
function liesBetween(one: File, other: File, broughtBy: (file: File) => ReadonlySet<File>): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([from, to]) => {
    if (from === undefined || to === undefined) return false;
    return [...broughtBy(from)].some((file) => file !== to && file !== from && broughtBy(file).has(to));
  });
}

/** For each module which pages load it, and how much each page counts. */
function usersOf(modules: BuiltModules, { programs, asksForPages, companyOf, weightOf }: SharedFilesChoices) {
  const pages = programs.flatMap((program) => {
    const parts = new Map([[program, [program]]]);
    for (const id of reach([program], modules, ({ imports, later }) => [...imports, ...later]))
      for (const page of (asksForPages(id) && modules.get(id)?.later) || []) {
        const name = companyOf(page) ?? page;
        parts.set(name, [...(parts.get(name) ?? []), page]);
      }
    return [...parts.values()].map((ids) => ({ program, ids }));
  });
  const users = new Map<string, Uint8Array>();
  for (const [page, { program, ids }] of pages.entries()) {
    for (const id of reach([program, ...ids], modules, ({ imports }) => imports)) {
      const own = users.get(id) ?? new Uint8Array(pages.length);
      own[page] = 1;
      users.set(id, own);
    }
  }
  return {
    users,
    weights: pages.map(({ ids }) => Math.max(...ids.map(weightOf))),
    /** Whether a page is asked for at once, not part by part. */
    isOne: pages.map(({ ids }) => ids.length === 1),
  };
}

function reach(
  from: readonly string[],
  modules: BuiltModules,
  nextOf: (module: BuiltModule) => readonly string[],
): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const module = modules.get(id);
    if (module !== undefined) for (const next of nextOf(module)) found.add(next);
  }
  return found;
}

/** Looks at the modules of a half of the build once all are known, and names the file of each for Rolldown's groups. */
export function sharedFiles(
  root: string,
  half: 'client' | 'ssr',
  choices: SharedFilesChoices,
): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let files = new Map<string, number>();
  const within = (id: string) => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id);
  const plugin: Plugin = {
    name: 'shared-files',
    applyToEnvironment: ({ name }) => name === half,
    buildEnd(error) {
      if (error) return;
      const modules = new Map<string, BuiltModule>();
      // The order in which they arrived is another one each time.
      for (const id of [...this.getModuleIds()].sort()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        const { importedIds: imports, dynamicallyImportedIds: later } = info;
        const size = info.code?.length ?? 0;
        modules.set(within(id), { size, imports: imports.map(within), later: later.map(within) });
      }
      files = divideIntoFiles(modules, choices);
    },
  };
  const nameOf = (id: string) => {
    const file = files.get(within(id));
    return file === undefined ? null : `shared-${file}`;
  };
  return { plugin, nameOf };
}
