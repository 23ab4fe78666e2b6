import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import {
  bookDiffQuerySchema,
  bookDiffSchema,
  bookHeadSchema,
  bookPageLength,
  bookRowsQuerySchema,
  bookRowsSchema,
  bookVersionsSchema,
  changeBookSchema,
  changeSettingsSchema,
  keptOrLookedSchema,
  priceBookCalls,
  restoreBookSchema,
} from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { bookRowTexts } from '#domain/pricing/book-table.ts';
import { changeRows } from '#domain/pricing/change-rows.ts';
import { checkBook } from '#domain/pricing/check-book.ts';
import { diffBooks } from '#domain/pricing/diff-books.ts';
import type { BookSettings } from '#domain/pricing/price-book.ts';
import { foundText, soughtWords } from '#domain/values/spelling.ts';
import { isFresh, type StaffSignedIn } from '#server/accounts/staff-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { openBookNames } from '#server/pricing/book-names.ts';
import { compareBooks } from '#server/pricing/compare-books.ts';
import { diffView } from '#server/pricing/diff-view.ts';
import { keepBookChange } from '#server/pricing/keep-book-change.ts';
import { listVersions } from '#server/pricing/list-versions.ts';
import { lookAtBook } from '#server/pricing/look-at-book.ts';
import { newestVersion, readBook } from '#server/pricing/price-books.ts';
import { refuseUnusualChanges } from '#server/pricing/refuse-unusual-changes.ts';
import { Problem } from '#server/problem.ts';
import { askedAgain } from '#server/routes/command-words.ts';

/** What of the settings lets money go without a look, or keeps it. */
const ownersSettings = ['atOnce', 'slips', 'hold'] as const;

/** Versions that are listed. */
const listedVersions = 200;

/** The price book read and changed; every change is a version of its own. */
export function priceBookRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const names = openBookNames(deps.catalogue);
    const knows = (id: string) => deps.catalogue.catalogue.byId.has(id);
    const reads = { access: staffAccess('priceBook') };
    const changes = { access: staffAccess('priceBook'), repeat: 'anew' } as const;

    app.get(
      priceBookCalls.head,
      {
        config: reads,
        schema: { summary: 'Die Fassung des Preisbuchs, die gilt', response: { 200: bookHeadSchema } },
      },
      async () => {
        const { version, book } = await deps.pricing.current(deps.db);
        const [kept] = await listVersions(deps.db, 1);
        return {
          version,
          ...(kept && { kept }),
          counts: {
            rows: book.data.rows.length,
            adders: book.data.adders.length,
            conditions: book.data.conditions.length,
            steps: book.data.steps.length,
            demand: book.data.demand.length,
            aliases: book.data.aliases.length,
            deductions: book.data.deductions.length,
          },
          settings: book.settings,
        };
      },
    );

    app.get(
      priceBookCalls.rows,
      {
        config: reads,
        schema: {
          summary: 'Zeilen einer Liste des Preisbuchs, gesucht und seitenweise',
          querystring: bookRowsQuerySchema,
          response: { 200: bookRowsSchema },
        },
      },
      async ({ query: { part, search, page } }) => {
        const { version, book } = await deps.pricing.current(deps.db);
        const words = soughtWords(search);
        const found = book.data[part]
          .map((row) => bookRowTexts(part, row))
          .filter((cells) => {
            const text = foundText(cells.flatMap((cell) => [cell, names.nameOf(cell) ?? '']).join(' '));
            return words.every((word) => text.includes(word));
          });
        const rows = found.slice((page - 1) * bookPageLength, page * bookPageLength).map((cells) => [...cells]);
        return { version, found: found.length, rows, names: names.of(part, rows) };
      },
    );

    app.post(
      priceBookCalls.change,
      {
        config: changes,
        schema: {
          summary: 'Zeilen einer Liste ändern: eine neue Fassung des Preisbuchs',
          description: askedAgain,
          body: changeBookSchema,
          response: { 200: keptOrLookedSchema },
        },
      },
      async ({ body, staffMember }) => {
        const { basedOn, part, note, confirmed, look } = body;
        await mustBeNewest(basedOn);
        const before = await readBook(deps.db, basedOn);
        const typed = body.changes.map(({ was, now }) => ({ was, now: now && names.withIds(part, now) }));
        const { book, flaws } = changeRows(before, part, typed, knows);
        if (flaws.length > 0) {
          const fields = Object.fromEntries(flaws.map(({ change, text }) => [`changes.${change}`, text]));
          throw new Problem(400, 'priceBookFlawed', fields);
        }
        if (look) return lookAtBook(deps, book, compareBooks(before, book), names);
        refuseUnusualChanges({ before, after: book, confirmed }, names);
        const counted = typed.length === 1 ? '1 Zeile' : `${typed.length} Zeilen`;
        return keepBookChange(deps, {
          basedOn,
          changed: { [part]: book[part] },
          by: staffMember.id,
          note: note || `${bookPartTitles[part]}: ${counted} geändert`,
        });
      },
    );

    app.post(
      priceBookCalls.changeSettings,
      {
        config: changes,
        schema: {
          summary: 'Festlegen, wie das Preisbuch rechnet',
          description: askedAgain,
          body: changeSettingsSchema,
          response: { 200: keptOrLookedSchema },
        },
      },
      async ({ body: { basedOn, settings, confirmed, look }, staffMember }) => {
        const { id } = staffMember;
        await mustBeNewest(basedOn);
        const before = await readBook(deps.db, basedOn);
        requireOwner(staffMember, before.settings, settings);
        const after = { ...before, settings };
        const [flaw] = checkBook(after, knows).filter(({ part }) => part === 'settings');
        if (flaw) throw new Problem(400, 'priceBookFlawed', { [`settings.rounding.${flaw.row}`]: flaw.text });
        if (look) return lookAtBook(deps, after, compareBooks(before, after), names);
        refuseUnusualChanges({ before, after, confirmed }, names);
        return keepBookChange(deps, { basedOn, changed: { settings }, by: id, note: 'Einstellungen geändert' });
      },
    );

    app.get(
      priceBookCalls.versions,
      {
        config: reads,
        schema: { summary: 'Die Fassungen des Preisbuchs', response: { 200: bookVersionsSchema } },
      },
      async () => ({ versions: await listVersions(deps.db, listedVersions) }),
    );

    app.get(
      priceBookCalls.diff,
      {
        config: reads,
        schema: {
          summary: 'Was zwei Fassungen unterscheidet',
          querystring: bookDiffQuerySchema,
          response: { 200: bookDiffSchema },
        },
      },
      async ({ query: { from, to } }) => {
        await mustExist(Math.max(from, to));
        const [before, after] = [await readBook(deps.db, from), await readBook(deps.db, to)];
        return diffView(diffBooks(before, after), names);
      },
    );

    app.post(
      priceBookCalls.restore,
      {
        config: changes,
        schema: {
          summary: 'Eine alte Fassung wieder gelten lassen, als neue',
          description: askedAgain,
          body: restoreBookSchema,
          response: { 200: keptOrLookedSchema },
        },
      },
      async ({ body: { basedOn, version, confirmed, look }, staffMember }) => {
        const { id } = staffMember;
        await mustBeNewest(basedOn);
        await mustExist(version);
        const [before, changed] = [await readBook(deps.db, basedOn), await readBook(deps.db, version)];
        requireOwner(staffMember, before.settings, changed.settings);
        if (look) return lookAtBook(deps, changed, compareBooks(before, changed), names);
        refuseUnusualChanges({ before, after: changed, confirmed }, names);
        return keepBookChange(deps, { basedOn, changed, by: id, note: `Fassung ${version} wiederhergestellt` });
      },
    );

    /** Throws where somebody changes how far a bid goes that nobody looks at, or what stops a slip, and it is not theirs to decide. */
    function requireOwner(member: StaffSignedIn, before: BookSettings, after: BookSettings): void {
      if (ownersSettings.every((part) => isDeepStrictEqual(before[part], after[part]))) return;
      if (!mayAtDesk(member.roles, 'priceRules')) throw new Problem(403, 'ownersDecision');
      if (!isFresh(member, deps.clock.now())) throw new Problem(403, 'secondFactorNeeded');
    }

    async function mustBeNewest(basedOn: number): Promise<void> {
      if ((await newestVersion(deps.db)) !== basedOn) throw new Problem(409, 'priceBookChanged');
    }

    async function mustExist(version: number): Promise<void> {
      if (version > (await newestVersion(deps.db))) throw new Problem(404, 'notFound');
    }
  };
}
