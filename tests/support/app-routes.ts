import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** One way into the server: what the app itself says about it. */
export interface AppRoute {
  method: string;
  url: string;
  /** Schema of the body, where the route takes one. */
  body: z.ZodType | undefined;
  /** Whether the documentation lists it as a call. */
  documented: boolean;
}

const started = z.object({ fastify: z.custom<FastifyInstance>((value) => typeof value === 'object') });

/** Starts an app and lists its routes while they come into being, so that no list has to be kept by hand. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ value: T; routes: AppRoute[] }> {
  const routes: AppRoute[] = [];
  const watch = (message: unknown) => {
    started.parse(message).fastify.addHook('onRoute', ({ method, url, schema }) => {
      const body = schema?.body instanceof z.ZodType ? schema.body : undefined;
      for (const one of [method].flat())
        routes.push({ method: one, url, body, documented: schema?.tags !== undefined });
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { value: await start(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}
