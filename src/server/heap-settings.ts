/**
 * What V8 is told before anything is loaded; it takes both while it runs, so no way of starting the server goes past them.
 * The first lets all that lives grow by half before V8 looks through it (docs/decisions/0394). The second keeps the room of young objects
 * as small as it begins: it grew to 128 MB with the start already, and what it had grown by was never given back (docs/decisions/0394).
 */
export const heapSettings = ['--heap-growing-percent=50', '--semi-space-growth-factor=1'];
