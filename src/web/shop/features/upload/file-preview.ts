/** What every browser can show; HEIC it sees only once the server has made a JPEG of it. */
const shownByBrowsers = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Pictures that have not arrived yet, out of the file itself. */
export const filePreview = {
  of: (file: File) => (shownByBrowsers.includes(file.type) ? URL.createObjectURL(file) : undefined),
  drop: (address: string) => URL.revokeObjectURL(address),
};
