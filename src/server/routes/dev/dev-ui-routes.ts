import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Deps } from '#server/deps.ts';

interface UiPage {
  /** Folder of the browser half of the build; the page's files lie beside it. */
  readonly folder?: string;
  /** Script of the page, where it is not built. */
  readonly uiEntry?: string;
  readonly assets: { readonly css: readonly string[] };
}

/** Every input with its named examples, made beside the shop's pages (vite.dev-ui.config.ts). In production it does not exist. */
export function devUiRoutes({ env }: Pick<Deps, 'env'>, { folder, uiEntry, assets }: UiPage): FastifyPluginAsyncZod {
  return async (app) => {
    if (env.mode !== 'demo') return;
    app.decorate('accessOfRoutes', 'public');
    if (folder !== undefined) {
      await app.register(fastifyStatic, {
        root: join(folder, '../dev-ui'),
        prefix: '/dev/ui/',
        index: false,
        decorateReply: false,
      });
    }
    const page = html(assets.css, uiEntry ?? '/dev/ui/ui.js');

    app.get('/dev/ui', (_, reply) => reply.redirect('/dev/ui/', 301));
    app.get('/dev/ui/', (_, reply) =>
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page),
    );
  };
}

function html(styles: readonly string[], script: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>Eingabefelder | ${shopConfig.productName}</title>${links}
<script type="module" src="${script}"></script></head>
<body><div id="eingaben"></div></body></html>`;
}
