/** The file below /assets/data/ that belongs to a page. */
export interface PageDataFile {
  /** The state of program and content the file was made with; equals the document's, or the document is outdated. */
  readonly hash: string;
  /** What the server knows about the page; left out where it knows nothing. */
  readonly data?: unknown;
  /** Addresses of the page's own code, for whoever fetches it ahead. */
  readonly modules?: readonly string[];
}

/** Name of the meta tag that carries the hash in every document. */
export const hashMetaName = 'page-hash';

/** Code of the fault that is healed by a full page load of the target. */
export const invalidHash = 'INVALID_HASH';
