import type { z } from 'zod';
import { requiresToken } from '#server/policies/access.ts';
import { badBodies } from '#tests/factories/bad-bodies.ts';
import { type BadRequest, badAround } from '#tests/factories/bad-requests.ts';
import { fieldAt, fieldsOf, type Leaf, leavesOf } from '#tests/factories/json-shape.ts';
import type { TourCall } from '#tests/factories/tour.ts';
import type { AppRoute } from './app-routes.ts';
import { databaseMark } from './database-digest.ts';
import type { HttpClient } from './http-client.ts';
import { succeed } from './people.ts';
import { flawOf } from './refusal.ts';
import { everyNth } from './sample.ts';
import type { TestApp } from './test-app.ts';

/** What was found out about calls with something wrong in them. */
export interface Survey {
  /** Answers that were no proper refusal. */
  flaws: string[];
  /** Calls after whose bad forms the database was another, with the tables. */
  stored: string[];
  /** How many bad calls were made. */
  made: number;
  /** Sends what is bad, a sample or all of it, in place of a good body, looks at the database, and then sends the good one. */
  attackThenMake(call: TourCall): Promise<unknown>;
  /** Calls and fields that were never sent wrongly, though the app takes them. */
  untried(): string[];
}

/** Whoever else may knock at the door of a call. */
interface Strangers {
  visitor: HttpClient;
  customer: HttpClient;
}

export function openSurvey(test: TestApp, routes: readonly AppRoute[], strangers: Strangers): Survey {
  const isTaken = everyNth(7);
  const tried = new Map<string, Set<string>>();
  const shapes = new Set<string>();
  const survey: Survey = { flaws: [], stored: [], made: 0, attackThenMake, untried };
  return survey;

  async function attackThenMake({ by, route, offerId = '', body, also = [] }: TourCall): Promise<unknown> {
    const url = route.replace(':offerId', offerId);
    const schema = schemaOf(route);
    const before = await databaseMark(test.deps);
    const payload = JSON.stringify(body);
    const around = tried.has(route) ? [] : badAround(route, url, asksAntiForgery(route)).filter(isTaken);
    for (const form of [body, ...also]) {
      if (schema.safeParse(form).error) throw new Error(`Not a good body for ${route}`);
      const news = newsOf(route, form, schema);
      if (news === undefined) continue;
      for (const bad of badBodies(form, schema, news, ({ shape }) => shapes.has(shape), isTaken))
        await tryOut(route, by, { url, ...bad });
      for (const { shape } of news) shapes.add(shape);
    }
    for (const bad of around) await tryOut(route, by, { url, payload, ...bad });
    for (const [who, stranger] of strangersTo(route))
      await tryOut(route, stranger, { url, payload, why: `sent by ${who}` });
    const after = await databaseMark(test.deps);
    for (const table of Object.keys(after)) {
      if (before[table] !== after[table]) survey.stored.push(`${route}: ${table}`);
    }
    return succeed(by.post(url, body)).catch((error: unknown) => {
      // A bad form that was taken leaves no room for the good one.
      throw new Error([`${route}: ${error}`, ...survey.flaws.slice(0, 10)].join('\n'));
    });
  }

  async function tryOut(route: string, by: HttpClient, { why, headers, ...request }: BadRequest): Promise<void> {
    survey.made += 1;
    const own = { 'content-type': 'application/json', 'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '' };
    const flaw = flawOf(await by.send({ ...request, method: 'POST', headers: { ...own, ...headers } }));
    if (flaw) survey.flaws.push(`${route}, ${why}: ${flaw}`);
  }

  /** The places of a form whose field was not tried before, each field once; undefined where nothing is new. */
  function newsOf(route: string, form: object, schema: z.ZodType): Leaf[] | undefined {
    const isFirst = !tried.has(route);
    const fields = tried.get(route) ?? new Set();
    tried.set(route, fields);
    const news = leavesOf(form, schema).filter((leaf) => {
      const isKnown = fields.has(fieldAt(leaf));
      fields.add(fieldAt(leaf));
      return !isKnown;
    });
    return isFirst || news.length > 0 ? news : undefined;
  }

  /** Who is not let in, by what the route itself declares. */
  function strangersTo(route: string): [string, HttpClient][] {
    const { visitor, customer } = strangers;
    const access = routes.find((one) => one.url === route)?.access;
    if (access === 'public' || access === 'visitor') return [];
    const nobody: [string, HttpClient] = ['a visitor', visitor];
    return typeof access === 'object' ? [nobody, ['another customer', customer]] : [nobody];
  }

  function asksAntiForgery(route: string): boolean {
    const access = routes.find((one) => one.url === route)?.access;
    return access !== undefined && requiresToken(access, 'POST');
  }

  function schemaOf(route: string): z.ZodType {
    const schema = routes.find((one) => one.url === route)?.body;
    if (!schema) throw new Error(`The app has no call ${route}`);
    return schema;
  }

  function untried(): string[] {
    return routes.flatMap(({ url, body }) => {
      if (!body) return [];
      const fields = tried.get(url);
      if (!fields) return [url];
      return fieldsOf(body)
        .filter((field) => !fields.has(field))
        .map((field) => `${url}: ${field}`);
    });
  }
}
