/** Who called or wrote, as it was taken down with the inquiry, as far as they said. */
export interface InquiryContact {
  readonly name?: string;
  readonly phone?: string;
  /** Where the goods are. */
  readonly postcode?: string;
}
