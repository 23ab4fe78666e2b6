import { allPages, type PageRecord } from './page-table.ts';

/** A page found at an address, with the values of its parameters as the address writes them. */
interface FoundPage {
  readonly page: PageRecord;
  readonly values: Readonly<Record<string, string>>;
}

const patterns = allPages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\/?$/, '/').replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The page of the table at an address that ends with its slash; undefined where there is none. */
export function pageAt(address: string): FoundPage | undefined {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(address);
    if (match) return { page, values: { ...match.groups } };
  }
  return undefined;
}

/** The part of a page's path before its last parameter; the whole where it has none. */
export function beforeParameter({ path }: PageRecord): string {
  return path.replace(/\$\w+(\/[a-z-]+)*$/, '');
}
