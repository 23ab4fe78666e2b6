import type { ClientAssets } from '#web/entry-server.tsx';

const sentence =
  'Wir können diese Seite gerade nicht zusammenstellen, weil unsere Datenbank nicht antwortet. Versuchen Sie es in einer halben Minute noch einmal.';

/** What stands in place of a page that cannot be made because the database is away: without scripts, as nothing would answer them. */
export function awayPage({ css }: Pick<ClientAssets, 'css'>): string {
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<title>Gerade nicht erreichbar</title>
${css.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}
</head>
<body>
<main class="page-width py-16">
<h1>Gerade nicht erreichbar</h1>
<p class="mt-4 max-w-[38rem] text-muted">${sentence}</p>
<p class="mt-8"><a href="">Noch einmal laden</a></p>
</main>
</body>
</html>`;
}
