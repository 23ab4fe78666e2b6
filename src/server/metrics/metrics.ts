import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { mailStates, waitingJobs } from './measured-rows.ts';

/** What this process does and what waits for it, for Prometheus. It costs nothing where nobody asked for it (METRICS_PORT). */
export interface Metrics {
  /** Counts what an app answers; before its routes are registered. */
  observe(app: FastifyInstance): void;
  /** All that is measured, in the text form of Prometheus. */
  text(): Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const finished = z.object({
  server: z.custom<Server>(),
  request: z.custom<IncomingMessage>(),
  response: z.object({ statusCode: z.number() }),
});
const started = z.object({ request: z.custom<IncomingMessage>() });

/** Starts to measure. Labels are routes, methods, states and queues: never an address that was asked, nor anything of a person. */
export function openMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route; pages that are kept ready have the route "kept page"',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `ankaufwerk_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answers (1) or not (0)');
  const connections = gauge('database_connections', 'Connections of the pool, and callers that wait for one', 'state');
  const jobs = gauge('jobs', 'Jobs by queue: due, planned for later, being done, given up', 'queue', 'state');
  const oldest = gauge('jobs_oldest_due_seconds', 'For how long the oldest job that is due has been waiting', 'queue');
  const mails = gauge('mails_undelivered', 'Mails put off or refused by the mail server', 'state');
  const sockets = gauge('sockets_open', 'Open live connections of this process');
  let openSockets = 0;

  async function lookUp(): Promise<void> {
    const [queues, states] = await Promise.all([waitingJobs(database), mailStates(database)]);
    for (const { queue, oldest: seconds, ...counts } of queues) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
      oldest.set({ queue }, seconds);
    }
    for (const { state, count } of states) mails.set({ state }, count);
  }

  return {
    observe(app) {
      // Nothing else is upgraded but live connections.
      app.server.on('upgrade', (_request, socket) => {
        openSockets += 1;
        socket.once('close', () => {
          openSockets -= 1;
        });
      });
      observeRequests(app, (labels, seconds) => durations.observe(labels, seconds));
    },
    async text() {
      sockets.set(openSockets);
      for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
      // A database that is away is a measurement, too; what was counted in it before would be none.
      for (const counted of [jobs, oldest, mails]) counted.reset();
      up.set(
        await lookUp().then(
          () => 1,
          () => 0,
        ),
      );
      return registry.metrics();
    },
  };
}

type Observed = (labels: { method: string; route: string; status: number }, seconds: number) => void;

/** Each request once: by its route where the application saw it, else as a page that was kept ready. */
function observeRequests(app: FastifyInstance, observed: Observed): void {
  const ofApplication = new WeakSet<IncomingMessage>();
  const startedAt = new WeakMap<IncomingMessage, number>();

  app.addHook('onRequest', async ({ raw }) => {
    ofApplication.add(raw);
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    observed({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1_000);
  });

  const onStart = (message: unknown) => {
    startedAt.set(started.parse(message).request, performance.now());
  };
  const onFinish = (message: unknown) => {
    const { server, request, response } = finished.parse(message);
    if (server !== app.server || ofApplication.has(request)) return;
    const seconds = (performance.now() - (startedAt.get(request) ?? performance.now())) / 1_000;
    observed({ method: request.method ?? '', route: 'kept page', status: response.statusCode }, seconds);
  };
  subscribe('http.server.request.start', onStart);
  subscribe('http.server.response.finish', onFinish);
  app.addHook('onClose', async () => {
    unsubscribe('http.server.request.start', onStart);
    unsubscribe('http.server.response.finish', onFinish);
  });
}
