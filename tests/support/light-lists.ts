import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { z } from 'zod';

/**
 * Goes before the built server of journeys (`node --import`): a process for lists learns one model of twenty and those that journeys name,
 * and rehearses none. With all of them each took a second of the processor, and a journey reads a dozen lists. One with all of them:
 * tests/process/first-use.test.ts.
 */
const named =
  /^(ThinkPad|Latitude|OptiPlex|Elite(Book|Desk|Display)|ProDesk|P2419H|PowerEdge R|ProLiant DL380|Catalyst (C9300|WS-C2960X)|.*2930F|25[34]0-)/;
const preparation = z.looseObject({
  name: z.literal('prepareLists'),
  input: z.looseObject({
    entries: z.array(z.looseObject({ selectType: z.string(), name: z.string().optional() })),
    rehearsed: z.number(),
  }),
});

const { fork } = childProcess;
Object.assign(childProcess, {
  fork(...how: Parameters<typeof fork>) {
    const worker = fork(...how);
    const send = worker.send.bind(worker);
    worker.send = (order: unknown, ...more: never[]) => send(lighter(order), ...more);
    return worker;
  },
});
syncBuiltinESMExports();

function lighter(order: unknown): object {
  const { data } = preparation.safeParse(order);
  if (!data) return Object(order);
  const entries = data.input.entries.filter(
    ({ selectType, name = '' }, index) => selectType !== 'model' || index % 20 === 0 || named.test(name),
  );
  return { ...data, input: { ...data.input, entries, rehearsed: 0 } };
}
