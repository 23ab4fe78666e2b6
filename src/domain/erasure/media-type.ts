/** What kind of data carrier it is. */
export const mediaTypes = ['hdd', 'sshd', 'ssdSata', 'ssdSas', 'nvme', 'emmc', 'usb', 'tape', 'other'] as const;
export type MediaType = (typeof mediaTypes)[number];

const flash: ReadonlySet<MediaType> = new Set(['ssdSata', 'ssdSas', 'nvme', 'emmc', 'usb']);

/** Whether it keeps data in flash cells, which overwriting does not all reach. */
export function isFlash(mediaType: MediaType | undefined): boolean {
  return mediaType !== undefined && flash.has(mediaType);
}
