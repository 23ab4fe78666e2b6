// Every npm command: for whom it is, what it does, and what runs it unless package.json does. Plain JavaScript that Node 20 can run.

export const wants = {
  run: 'To run it',
  change: 'To change it',
  check: 'To check it',
  measure: 'To measure it',
  operate: 'To operate it',
};

export const commands = {
  start: {
    want: 'run',
    does: 'installs and builds what is missing, migrates, fills an empty database with demo data, serves',
    run: () => import('./start.mjs'),
  },
  'demo:provider': {
    want: 'run',
    does: 'plays the provider through the calls an ERP has, step by step or with `-- --auto`',
    run: () => import('../src/seed/demo-provider.ts'),
  },
  dev: {
    want: 'change',
    does: '`npm start` out of the sources: a changed component is exchanged on the open page, the server starts anew with a changed file of its own',
    run: () => import('./dev.ts'),
  },
  build: {
    want: 'change',
    does: 'builds into `dist/`, unless that was made from these very sources',
    run: () => import('./build.mjs').then(({ buildIfStale }) => buildIfStale()),
  },
  format: { want: 'change', does: 'brings all files into form (Biome)' },
  'db:generate': { want: 'change', does: 'writes the migration for a changed schema' },
  docs: {
    want: 'change',
    does: 'prints the pages that follow from the code: commands, settings, browsers, the transition table',
    run: () => import('./write-docs.ts'),
  },
  'leaked-passwords': {
    want: 'change',
    does: 'packs the lists of leaked passwords that new ones are compared with (docs/decisions/0353)',
    run: () => import('./write-leaked-passwords.ts'),
  },
  screenshots: {
    want: 'change',
    does: 'pictures of every page in each theme and width, into `reports/screenshots/`; `-- readme` makes those of README.md',
    run: () => withBuild(process.argv[2] === 'readme' ? './readme-pictures.ts' : './screenshots.ts'),
  },
  test: {
    want: 'check',
    does: 'every check, a line for each group, what failed with its reason and the command that repeats it, one line of counts at the end. `-- <file> -t <name>` runs a part; `-- --profile` says where the time went; `-- --today 2028-02-29` lets unit and integration tests take place on another day',
    run: () => import('./test.mjs'),
  },
  'test:changed': {
    want: 'check',
    does: 'what a change since the last commit can break, in a minute and a half: lint, types, the rules of the house, unit tests that import what changed, as many tests with a database as fit, changed journeys; names what is left to `npm test`. `-- main` compares with another commit',
    run: () => import('./test-changed.mjs'),
  },
  'test:unit': { want: 'check', does: 'the unit tests alone, within a minute' },
  lint: { want: 'check', does: 'Biome alone' },
  types: { want: 'check', does: 'the type checker alone' },
  audit: {
    want: 'check',
    does: 'opens every page of the shop and of the desk in each theme and width and lets axe look for barriers, about half an hour; with names: only those pages. `-- samples` runs all of what `npm test` takes a sample of (every bad value in every field, thousands of random offers, books and papers), about six minutes',
    run: () => (process.argv[2] === 'samples' ? import('./audit-samples.mjs') : withBuild('./audit.ts')),
  },
  faults: {
    want: 'check',
    does: 'pulls the plugs for ten minutes and counts: server, embedded PostgreSQL and both killed 300 times (`kills=20` for fewer), one of three processes killed, PostgreSQL restarted and frozen, mail server and object store out of reach. Everything acknowledged has to stand there once. `-- restarts freezes` takes only those of kills-embedded, kills-postgres, restarts, freezes, outside; `-- haproxy nginx` puts three processes behind Debian’s packages of those names, as docs/operations.md sets them, and replaces their PostgreSQL by its standby too; `-- postfix` sends through Debian’s Postfix (as root) with its own certificate; `-- swift s3rver` keeps the files in Debian’s Swift (as root; swift-proxy, swift-account, swift-container, swift-object), and in s3rver of npm',
    run: () => withBuild('../tests/faults/run.ts'),
  },
  databases: {
    want: 'check',
    does: 'moves a shop with sales and papers as an operator does: by backup out of the embedded database into servers and back, by pg_dump and pg_restore, and out of a former version (`former=884e93b1`, or a folder with one that is built), compared row by row and paper by paper; then tries databases as operators have them and prints the table of decision 0724; about ten minutes, `-- moves` or `-- set-ups` for one of both (`only=PgBouncer` for those with that in their name; `PGBOUNCER=…` takes another version than Debian’s). Wants Debian’s postgresql-15, pgbouncer and locales (de_DE.UTF-8)',
    run: () => withBuild('../tests/databases/run.ts'),
  },
  'api:clients': {
    want: 'check',
    does: 'lints the description of the calls, makes clients of it with four generators and runs the one of [erp-client.md](erp-client.md) against a demonstration, in about two minutes',
    run: () => withBuild('./api-clients.ts'),
  },
  'mails:score': {
    want: 'check',
    does: 'judges every sample of a mail by SpamAssassin’s local tests. Wants the Debian package spamassassin',
    run: () => import('./spam-score.ts'),
  },
  browsers: {
    want: 'check',
    does: '30 steps through Chromium, Firefox and WebKit, each with a picture in `reports/browsers/`, also side by side, in about ten minutes; `-- firefox` takes one of them. Wants the Debian packages firefox-esr, webkit2gtk-driver and xvfb',
    run: () => withBuild('./browsers.ts'),
  },
  bench: {
    want: 'measure',
    does: 'each measurement beside its own floor in the same run; the ratios are compared with `bench/ratios.json`, and `-- record` writes them there. `-- cockpit live` takes only those of offers (with Debian’s pgbouncer also through that), reading, bid, money, queue, cockpit, export, live, instant, photos, bodies, site, rendering, scans, search, accuracy, lists, start, memory (`requests=50000` for fewer)',
    run: () => withBuild('../bench/run.ts'),
  },
  'bench:lists': {
    want: 'measure',
    does: 'reads the asset lists of tests/fixtures/asset-lists/ and counts right lines, wrong matches, quantities, configurations and serial numbers by the truth beside each; `-- --lines` names the misread ones',
    run: () => import('../bench/lists.ts'),
  },
  lighthouse: {
    want: 'measure',
    does: 'four pages as on a phone, each beside itself without its modules, median of five, into `reports/lighthouse/`',
    run: () => withBuild('./lighthouse.ts'),
  },
  'desk:user': {
    want: 'operate',
    does: '`-- add mail@example.org` makes an account for provider staff, while the shop runs too (`einkauf,lager,buchhaltung,verwaltung` says for which work); `reset-factor` takes a lost second factor, `clear-waits` lets one in who waits because strangers guess',
    run: () => import('../src/server/desk-user.ts'),
  },
  'security:log': {
    want: 'operate',
    does: 'prints who signed in, changed what or was refused, from which network, while the server runs too; `-- --follow`, `--account …`, `--staff …`, `--what login`, `--since 2h`',
    run: () => import('../src/server/read-security-log.ts'),
  },
  'offers:verify': {
    want: 'operate',
    does: 'folds all events of the database again and reports every row that differs',
    run: () => import('../src/server/offers-verify.ts'),
  },
  backup: {
    want: 'operate',
    does: '`-- <new folder>` saves all rows, waiting jobs and files as of one instant, while the server runs ([operations](operations.md))',
    run: () => import('../src/server/take-backup.ts'),
  },
  restore: {
    want: 'operate',
    does: '`-- <folder>` puts a backup into an empty database, `--replace` in place of what stands there',
    run: () => import('../src/server/restore.ts'),
  },
  'catalogue:import': {
    want: 'operate',
    does: '`-- <file, folder or zip>` takes CSV in the columns of `catalogue/` and YAML of the device-type library over; says what is new, changed and refused; `--dry-run` writes nothing',
    run: () => import('../src/server/catalogue-import.ts'),
  },
};

/** Runs what looks at the built program; when it does not build, the build has said so. */
async function withBuild(script) {
  const { buildIfStale } = await import('./build.mjs');
  if (await buildIfStale()) await import(script);
}
