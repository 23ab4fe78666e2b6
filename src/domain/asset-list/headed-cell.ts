/** A cell and the header above it. */
export interface HeadedCell {
  readonly text: string;
  readonly header: string;
}
