import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Access } from '#server/policies/access.ts';
import type { Repeat } from '#server/policies/repeat.ts';
import type { SecurityKind } from '#server/security-log/security-event.ts';

/** One way into the server: what the app itself says about it. */
export interface AppRoute {
  method: string;
  url: string;
  /** Schema of the body, where the route takes one. */
  body: z.ZodType | undefined;
  /** Who may call it; undefined where nobody said. */
  access: Access | undefined;
  /** What becomes of a second call; undefined where nobody said. */
  repeat: Repeat | undefined;
  /** Under which name the security log has its calls; undefined where it has refused ones alone. */
  security: SecurityKind | undefined;
  /** Whether the documentation lists it as a call. */
  documented: boolean;
}

const started = z.object({ fastify: z.custom<FastifyInstance>((value) => typeof value === 'object') });

/** Starts an app and lists its routes while they come into being, so that no list has to be kept by hand. */
export async function withRoutes<T>(start: () => Promise<T>): Promise<{ value: T; routes: AppRoute[] }> {
  const added: RouteOptions[] = [];
  const watch = (message: unknown) => {
    started.parse(message).fastify.addHook('onRoute', (route) => {
      added.push(route);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    // Only then what other hooks say of a route is known.
    const value = await start();
    return { value, routes: added.flatMap(routesOf) };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

function routesOf({ method, url, schema, config }: RouteOptions): AppRoute[] {
  const body = schema?.body instanceof z.ZodType ? schema.body : undefined;
  const documented = schema?.summary !== undefined;
  return [method].flat().map((one) => ({
    method: one,
    url,
    body,
    access: config?.access,
    repeat: config?.repeat,
    security: config?.security,
    documented,
  }));
}
