/** A file inside a letter that says the same to machines: the e-invoice of a Gutschrift. */
export interface Attachment {
  /** As ZUGFeRD and Factur-X name it. */
  readonly name: 'factur-x.xml' | 'xrechnung.xml';
  readonly bytes: Uint8Array;
  /** The profile by which it was written. */
  readonly conformance: 'EN 16931' | 'XRECHNUNG';
}

/** What goes with a letter into its file. */
export interface Enclosed {
  readonly attachment?: Attachment;
}
