import { type PageRecord, pageTable } from './page-table.ts';

const segment = encodeURIComponent;

type Values<Path> = Path extends `${string}$${infer Name}`
  ? Name extends `${string}/${infer Rest}`
    ? [value: string | number, ...Values<Rest>]
    : [value: string | number]
  : [];

/** An address with its trailing slash; of a page with parameters, what makes it from their values. */
type Address<Path extends string> = Path extends `${string}$${string}`
  ? (...values: Values<Path>) => string
  : Path extends '/'
    ? Path
    : `${Path}/`;

type Addresses<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends { readonly path: infer Path extends string }
    ? Address<Path>
    : Addresses<Branch[Name]>;
};

type Row = Pick<PageRecord, 'path'>;
type Tree = Readonly<Record<string, Row | Readonly<Record<string, Row>>>>;

/** The addresses of a table of pages, in its form. */
export function addressesOf<Branch extends Tree>(branch: Branch): Addresses<Branch>;
/** As above. */
export function addressesOf(branch: Tree): object {
  return Object.fromEntries(
    Object.entries(branch).map(([name, below]) => [name, isPage(below) ? addressOf(below.path) : addressesOf(below)]),
  );
}

const isPage = (branch: object): branch is Row => 'path' in branch;

function addressOf(path: string) {
  const fill = (...values: (string | number)[]) =>
    `${path.replace(/\$\w+|\/$/g, (part) => (part === '/' ? '' : segment(values.shift() ?? '')))}/`;
  return path.includes('$') ? fill : fill();
}

/** Addresses of the pages, in the form of their table. */
export const pages = addressesOf(pageTable);

/** Places on the page of an offer that links lead to: what is to be done now, its documents, the conversation. */
export type OfferSectionName = 'jetzt' | 'unterlagen' | 'fragen';

/** A place on the page of an offer. */
export function offerSection(offerId: string, place: OfferSectionName): string {
  return `${pages.cockpit.offer(offerId)}#${place}`;
}

/** Addresses of the calls; names are the specification's, unchanged. */
export const api = {
  selfservice: {
    wizardEntries: '/selfservice/api/wizard/entries',
    wizardProperties: '/selfservice/api/wizard/properties',
    /** The catalogue's pages for the search, without ids and options. */
    wizardSearch: '/selfservice/api/wizard/search',
    listOffers: '/selfservice/api/listOffers',
    /** How many of the seller's offers each choice of the list shows. */
    countOffers: '/selfservice/api/countOffers',
    readOffer: (offerId: string) => `/selfservice/api/readOffer/${segment(offerId)}`,
    /** Every action on an offer has the same form: its name, then the offer. */
    offerAction: (action: string, offerId: string) => `/selfservice/api/${action}/${segment(offerId)}`,
    /** The appointment for a calendar, of one of several places where they have appointments of their own. */
    readAppointment: (offerId: string, site?: string) =>
      `/selfservice/api/readAppointment/${segment(offerId)}${site === undefined ? '' : `?site=${encodeURIComponent(site)}`}`,
    socket: '/selfservice/api/socket',
    contact: '/selfservice/api/contact',
    consent: '/selfservice/api/consent',
    pageView: '/selfservice/api/matomo',
  },
  auth: {
    registerAccount: '/auth/api/registerAccount',
    sendEmailConfirmation: '/auth/api/sendEmailConfirmation',
    confirmEmail: '/auth/api/confirmEmail',
    recoverPassword: '/auth/api/recoverPassword',
    resetPassword: '/auth/api/resetPassword',
    updateAccount: '/auth/api/updateAccount',
    login: '/auth/api/login',
    logout: '/auth/api/logout',
    currentUser: '/auth/api/currentUser',
  },
  cms: {
    posts: '/cms/items/blog_posts',
    post: (id: string) => `/cms/items/blog_posts/${segment(id)}`,
  },
  /** What programs read of the blog (RSS 2.0). */
  feed: '/blog/feed.xml',
  contentPicture: (name: string) => `/assets/pictures/${segment(name)}`,
  contentVideo: (name: string) => `/assets/videos/${segment(name)}`,
  pageData: (path: string) => `/assets/data${path}index.json`,
} as const;
