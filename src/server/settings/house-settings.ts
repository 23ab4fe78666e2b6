import { isDeepStrictEqual } from 'node:util';
import { type SettingKey, type SettingValues, settingForms } from '#contract/settings/setting-forms.ts';
import { putShopInForce, type ShopChanges, shopWith } from '#contract/settings/shop-in-force.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { putMailWordsInForce } from '#mail/mail-words.ts';
import type { Clock } from '#server/clock.ts';
import { putTextsInForce } from '#server/content/content-files.ts';
import { contentFolder } from '#server/content/content-folder.ts';
import { missingCompanyData } from '#server/content/required-company-data.ts';
import type { Database } from '#server/db/client.ts';
import type { Jobs } from '#server/jobs.ts';
import type { Log } from '#server/log.ts';
import type { Notices } from '#server/notices.ts';
import { Problem } from '#server/problem.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';
import { dueDaysJob } from './due-days-job.ts';
import { forgetSecrets, holdsSecrets, sealSecrets } from './kept-secrets.ts';
import { laidMails } from './laid-mails.ts';
import { laidOver } from './laid-over.ts';
import { laidTexts } from './laid-texts.ts';
import { putQuestionsThen } from './questions-then.ts';
import { putRulesInForce } from './rules-in-force.ts';
import { type InForce, ofFiles } from './setting-home.ts';
import { settingHomes } from './setting-homes.ts';
import { type KeptSetting, keepSetting, newestSetting, readSettings, rewriteAfter } from './setting-store.ts';
import { putShopThen } from './shop-then.ts';

interface SettingsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly notices: Notices;
  readonly jobs: Jobs;
  readonly secrets: SigningSecrets;
}

/** A change as somebody wants it; without values what the files say counts again. */
export interface SettingOrder {
  readonly key: string;
  /** The version of its last change that was on the screen. */
  readonly basedOn: number;
  readonly before: SettingValues;
  readonly after: SettingValues | null;
  readonly countsFrom?: Day | undefined;
}

/** What the owner has set, over what the files say (docs/decisions/0718). */
export interface HouseSettings {
  /** Takes over what others have changed; what is set counts in this process once it is done. */
  follow(): Promise<void>;
  /** Names what counts now: pages and answers that were made under another name are made anew. */
  version(): string;
  /** What of the shop differs from its file, for browsers. */
  shop(): ShopChanges;
  /** The values of a setting as they count, and as the files say. */
  valuesOf(key: SettingKey): { readonly now: SettingValues; readonly ofFile: SettingValues };
  /** Values as they are kept: times and days in one spelling, however they were typed. */
  spelt(key: SettingKey, values: SettingValues): SettingValues;
  /** The fields that would be emptied though legal pages name them: without these the shop does not open again (LEG-02). */
  missedOnPages(key: SettingKey, values: SettingValues): readonly string[];
  /** Keeps a change; throws `settingChanged` where another one came first. */
  keep(order: SettingOrder, by: string): Promise<void>;
}

export function openHouseSettings({ database, clock, log, notices, jobs, secrets }: SettingsDeps): HouseSettings {
  const db = database.drizzle;
  let followed = -1;
  let counting: InForce = ofFiles;
  /** Kept only until the day on which another text counts. */
  let waiting: { readonly changes: readonly KeptSetting[]; readonly until: Day } | undefined;
  let day = '';
  // One after the other: an older answer must not take the place of a newer one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const today = () => dayOf(clock.now().toISOString());

  function put(changes: readonly KeptSetting[]): void {
    day = today();
    const { inForce, leftOut } = laidOver(changes);
    if (leftOut.length > 0) log.error({ settings: leftOut }, 'Settings do not fit this program');
    const { files, agreed, nextDay } = laidTexts(changes, day);
    const shop = { ...inForce.shop, ...(Object.keys(agreed).length > 0 && { agreedTexts: agreed }) };
    counting = { ...inForce, shop };
    followed = changes.at(-1)?.version ?? 0;
    waiting = nextDay === undefined ? undefined : { changes, until: nextDay };
    putShopInForce(shop);
    putShopThen(changes.filter(({ key }) => key in settingForms));
    putQuestionsThen(changes);
    putRulesInForce(inForce.rules, ownIbansOf(changes, counting));
    putTextsInForce(files);
    putMailWordsInForce(laidMails(changes));
  }

  async function takeOver(): Promise<void> {
    if ((await newestSetting(db)) !== followed || waiting) put(await readSettings(db));
  }

  /** Where another process took the number for a change of something else, it is tried with the next. */
  async function keepChange(order: SettingOrder, by: string, triesLeft = mostTries): Promise<void> {
    if (triesLeft === 0) throw new Problem(409, 'settingChanged');
    const { key, basedOn, before, after, countsFrom } = order;
    const changes = await readSettings(db);
    const former = changes.findLast((change) => change.key === key);
    if ((former?.version ?? 0) !== basedOn) throw new Problem(409, 'settingChanged');
    if (isDeepStrictEqual(after, before) && countsFrom === undefined) return;
    const version = (changes.at(-1)?.version ?? 0) + 1;
    const at = clock.now().toISOString();
    const change = {
      ...{ version, key, countsFrom: countsFrom ?? null, at },
      before: forgetSecrets(key, before),
      after: after && sealSecrets(key, { before, after }, { secrets, at }),
    };
    const isKept = await database.transaction(async (tx) => {
      if (!(await keepSetting(tx, { ...change, by }))) return false;
      if (former?.after && holdsSecrets(key)) await rewriteAfter(tx, former.version, forgetSecrets(key, former.after));
      if (movesDueDays.has(key)) await jobs.enqueue(tx, [dueDaysJob(version)]);
      await notices.publishHouseChanged(tx);
      return true;
    });
    if (!isKept) return keepChange(order, by, triesLeft - 1);
    put([...changes, change]);
  }

  return {
    follow: () => inTurn(takeOver),
    version() {
      if (waiting && today() >= waiting.until) put(waiting.changes);
      return waiting ? `${followed} ${day}` : String(followed);
    },
    shop: () => counting.shop,
    valuesOf: (key) => ({ now: settingHomes[key].read(counting), ofFile: settingHomes[key].read(ofFiles) }),
    spelt: (key, values) => settingHomes[key].read(settingHomes[key].lay(ofFiles, values)),
    missedOnPages(key, values) {
      const now = settingHomes[key].read(counting);
      const missedWith = (changes: SettingValues) =>
        missingCompanyData(contentFolder, shopWith(settingHomes[key].lay(counting, { ...now, ...changes }).shop))
          .length;
      const known = missedWith({});
      const emptied = Object.keys(now).filter((name) => values[name] === '' && now[name] !== '');
      return emptied.filter((name) => missedWith({ [name]: '' }) > known);
    },
    keep: (order, by) => inTurn(() => keepChange(order, by)),
  };
}

function ownIbansOf(changes: readonly KeptSetting[], { rules }: InForce): readonly string[] {
  const former = changes.filter(({ key }) => key === ('payouts' satisfies SettingKey));
  const all = [rules.payout.account.iban, ...former.flatMap(({ before, after }) => [before.iban, after?.iban])];
  return [...new Set(all.flatMap((iban = '') => electronicIban(iban) || []))];
}

/** So often a change is tried where others take its number; who saves as often as that is told to look first. */
const mostTries = 5;

/** By these the days of the work list are reckoned. */
const movesDueDays: ReadonlySet<string> = new Set<SettingKey>(['promises', 'house']);
