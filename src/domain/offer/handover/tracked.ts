/** A consignment as it was recorded: in old data with a single number. */
interface Tracked {
  readonly trackingNumber?: string;
  readonly trackingNumbers?: readonly string[];
}

/** All numbers of a consignment; the single legacy one of old data comes first. */
export function allTrackingNumbers({ trackingNumber, trackingNumbers = [] }: Tracked): string[] {
  return trackingNumber === undefined
    ? [...trackingNumbers]
    : [trackingNumber, ...trackingNumbers.filter((number) => number !== trackingNumber)];
}
