import type { Page } from '#contract/site/page-table.ts';
import type { TestApp } from './test-app.ts';

/** Subjects of the mails that an address has got, oldest first. */
export async function subjectsFor(test: TestApp, recipient: string): Promise<string[]> {
  await test.runJobs();
  return (await mailsFor(test, recipient)).map((mail) => mail.subject);
}

type BeforeParameter<Path> = Path extends `${infer Before}/$${string}` ? Before : never;
type LastPart<Path> = Path extends `${string}/${infer Rest}` ? LastPart<Rest> : Path;

/** The last part but one of the address of a page whose mailed link is a secret. */
export type SecretPage = LastPart<BeforeParameter<Extract<Page, { parameter: 'secret' }>['path']>>;

/** The secret parts of the links to such a page that an address has got. */
export async function tokensFor(test: TestApp, recipient: string, page: SecretPage): Promise<string[]> {
  await test.runJobs();
  const link = new RegExp(`/${page}/([^/\\s]+)/`);
  return (await mailsFor(test, recipient)).flatMap((mail) => link.exec(mail.text)?.[1] ?? []);
}

/** The one such link; fails when there is none or more. */
export async function tokenFor(...asked: Parameters<typeof tokensFor>): Promise<string> {
  const tokens = await tokensFor(...asked);
  const [token] = tokens;
  if (token === undefined || tokens.length !== 1) throw new Error(`${tokens.length} links for ${asked[1]}`);
  return token;
}

async function mailsFor(test: TestApp, recipient: string) {
  return (await test.mails()).filter((mail) => mail.recipient === recipient).reverse();
}
