/** A page made of one text: help, about, legal. The server has rendered its Markdown. */
export interface TextPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Day of the last change. */
  readonly updated: string;
  /** The version a declaration names, where customers agree to the text. */
  readonly version?: string;
}

/** An article as the list of the blog shows it; the dates are days. */
export interface BlogTeaser {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly created: string;
  readonly updated: string;
  /** Time it takes to read, at least 1. */
  readonly minutes: number;
}

/** Page data of /blog/, the last changed first. */
export interface BlogListPage {
  readonly posts: readonly BlogTeaser[];
  /** The articles could not be had. */
  readonly away?: boolean;
}

/** Page data of an article. */
export interface BlogPostPage extends BlogTeaser {
  readonly html: string;
  /** Articles to go on with. */
  readonly more: readonly BlogTeaser[];
}

/** A question with its answer as HTML; the id is the hash by which it is reached. */
export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  readonly html: string;
}

/** Questions of one kind. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** Page data of /hilfe/faq/. */
export interface FaqPage {
  readonly groups: readonly QuestionGroup[];
}

/** Every picture a packing step can have; each is one small drawing of the shop's own. */
export const packingPictures = [
  'sichern',
  'pruefen',
  'demontieren',
  'esd',
  'umwickeln',
  'trennen',
  'karton',
  'polster',
  'wiegen',
  'etikett',
  'palette',
  'akku',
] as const;
export type PackingPicture = (typeof packingPictures)[number];

/** Tells whether a word names a picture. */
export function isPackingPicture(word: unknown): word is PackingPicture {
  return packingPictures.some((picture) => picture === word);
}

/** One step of packing: its picture and its sentence as HTML. */
export interface PackingStep {
  readonly picture: PackingPicture;
  readonly html: string;
}

/** A film of the provider's own, by the addresses of its files. */
export interface PackingVideo {
  /** The same film in one form or several; a browser takes the first that it can play. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** WebVTT. */
  readonly captions: string;
  /** What is seen before it plays. */
  readonly poster: string;
}

/** How one kind of device is packed. */
export interface PackingGuide {
  readonly id: string;
  readonly title: string;
  /** Parcel, pallet or both, in words. */
  readonly method: string;
  readonly intro: string;
  readonly steps: readonly PackingStep[];
  readonly notes: string;
  readonly video?: PackingVideo;
}

/** Page data of the packing instructions. */
export interface PackingPage {
  readonly guides: readonly PackingGuide[];
}
