import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '#server/deps.ts';
import { shopConfig } from '#shop.config.ts';

/** Every input with its named examples, made beside the shop's pages (vite.dev-ui.config.ts). In production it does not exist. */
export function devUiRoutes(
  { env }: Pick<Deps, 'env'>,
  clientFolder: string,
  styles: readonly string[],
): FastifyPluginAsyncZod {
  return async (app) => {
    if (env.mode !== 'demo') return;
    app.decorate('accessOfRoutes', 'public');
    await app.register(fastifyStatic, {
      root: join(clientFolder, '../dev-ui'),
      prefix: '/dev/ui/',
      index: false,
      decorateReply: false,
    });
    const page = html(styles);

    app.get('/dev/ui', (_, reply) => reply.redirect('/dev/ui/', 301));
    app.get('/dev/ui/', (_, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
    );
  };
}

function html(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>Eingabefelder | ${shopConfig.productName}</title>${links}
<script type="module" src="/dev/ui/ui.js"></script></head>
<body><div id="eingaben"></div></body></html>`;
}
