/** What is stuck on a parcel where no carrier makes a label: postage goes beside it. */
export interface AddressLabel {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Printable ASCII: stands as barcode and as text. */
  readonly reference: string;
  /** Such as 'Paket 1 von 3' and what the carrier has to know. */
  readonly notes: readonly string[];
}
