import { booksRules as booksOfFile } from '#books.config.ts';
import type { BooksRules } from '#domain/books/books-rules.ts';
import type { LogisticsRules } from '#domain/logistics/rules.ts';
import type { PayoutRules } from '#domain/payout/run.ts';
import { noOwnQuestions, type OwnQuestions } from '#domain/testing/asked-questions.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { logisticsRules as logisticsOfFile } from '#logistics.config.ts';
import { payoutRules as payoutOfFile } from '#payout.config.ts';

/** What the house decides and no browser has to know. */
export interface HouseRules {
  readonly payout: PayoutRules;
  readonly books: BooksRules;
  readonly logistics: LogisticsRules;
  /** What the owner says about the questions of a test; `questionsAt` tells what is asked. */
  readonly tests: OwnQuestions;
  /** Of the access to carriers what stands at the desk, by the names of the environment; secrets encrypted. */
  readonly carriers: Readonly<Record<string, string>>;
}

/** The files, where the owner has changed nothing at the desk. */
export const rulesOfFiles: HouseRules = {
  ...{ payout: payoutOfFile, books: booksOfFile, logistics: logisticsOfFile },
  carriers: {},
  tests: noOwnQuestions,
};

/** As they count now: another object after a change, so read where they are needed and never kept at the load of a file. */
export let payoutRules: PayoutRules = payoutOfFile;
export let booksRules: BooksRules = booksOfFile;
export let logisticsRules: LogisticsRules = logisticsOfFile;
export let carrierAccess: HouseRules['carriers'] = rulesOfFiles.carriers;

/** The account from which the house pays, and those from which it paid before, electronic: nobody is ever paid there. */
export let ownIbans: readonly string[] = [electronicIban(payoutOfFile.account.iban)].filter(Boolean);

/** Lets these count from now on in this process. */
export function putRulesInForce({ payout, books, logistics, carriers }: HouseRules, accounts: readonly string[]): void {
  ownIbans = accounts;
  payoutRules = payout;
  booksRules = books;
  logisticsRules = logistics;
  carrierAccess = carriers;
}
