import { z } from 'zod';
import type { BlogPost } from '#contract/site/blog-posts.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { cacheCalls } from './cache-calls.ts';
import { headingId } from './heading-id.ts';
import { plainText } from './plain-text.ts';
import type { PostSource } from './post-source.ts';
import { isHtml, sanitiseHtml } from './sanitise-html.ts';

/** How long the other server may take, in milliseconds. */
const timeOut = 5_000;
const longestExcerpt = 200;
/** Directus names items by number, UUID or word. Dots and slashes would lead to other addresses of that server. */
const itemId = /^[\w-]{1,100}$/;

const moment = z.iso.datetime({ offset: true, local: true }).or(z.iso.date());

/** An item of Directus as far as it is read; what the collection does not have is made up for. */
const itemSchema = z.object({
  id: z.union([z.int(), z.string().min(1)]),
  title: z.string().min(1),
  content: z.string(),
  slug: z.string().nullish(),
  excerpt: z.string().nullish(),
  status: z.string().nullish(),
  date_created: moment.nullish(),
  date_updated: moment.nullish(),
});
type Item = z.infer<typeof itemSchema>;

export interface DirectusOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** The articles of a Directus server: the last good answer is kept, and a failure is logged and breaks nothing. */
export function directusPosts({ url, clock, log }: DirectusOptions): PostSource {
  const all = cacheCalls(clock, async () => {
    const answer = await read('?sort=-date_updated&limit=-1');
    const { data } = z.object({ data: z.array(z.unknown()) }).parse(answer);
    return data.flatMap((item) => {
      const parsed = itemSchema.safeParse(item);
      if (!parsed.success)
        log.warn({ issues: parsed.error.issues }, 'An article of the content server is not readable');
      return parsed.success && isPublished(parsed.data) ? [postOf(parsed.data)] : [];
    });
  });

  const one = cacheCalls(clock, async (id) => {
    if (!itemId.test(id)) return undefined;
    const answer = await read(`/${id}`);
    if (answer === undefined) return undefined;
    const { data } = z.object({ data: itemSchema }).parse(answer);
    return isPublished(data) ? postOf(data) : undefined;
  });

  /** Undefined when there is no such item; Directus forbids what it does not want to tell about. */
  async function read(rest: string): Promise<unknown> {
    try {
      const response = await fetch(`${url}/items/blog_posts${rest}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeOut),
      });
      if (rest.startsWith('/') && [400, 403, 404].includes(response.status)) return undefined;
      if (!response.ok) throw new Error(`The content server answered ${response.status}`);
      return await response.json();
    } catch (error) {
      log.warn({ err: error }, 'The content server gave no articles');
      throw error;
    }
  }

  return { changes: true, all: () => all(''), one };
}

const isPublished = ({ status }: Item) => status == null || status === 'published';

function postOf({ id, title, content, slug, excerpt, date_created, date_updated }: Item): BlogPost {
  const created = date_created ?? date_updated ?? '';
  return {
    id,
    title,
    slug: slug || headingId(title) || String(id),
    excerpt: excerpt || shortened(plainText(content)),
    date_created: dayFrom(created),
    date_updated: dayFrom(date_updated ?? created),
    content: isHtml(content) ? sanitiseHtml(content) : content,
  };
}

/** Directus writes times in UTC, with or without saying so. */
function dayFrom(time: string): string {
  if (time.length <= 10) return time;
  return dayOf(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`);
}

function shortened(text: string): string {
  return text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt).replace(/\s+\S*$/, '')} …`;
}
