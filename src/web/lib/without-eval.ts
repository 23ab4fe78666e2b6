/**
 * The schemas' library tries whether it may build functions from text; our policy forbids it, and the browser would report
 * the try. It looks for its settings at this name before its first schema (zod, core.ts).
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
