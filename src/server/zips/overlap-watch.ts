/**
 * Watches the entries of an archive as its directory names them, and says when they take more of it than there is: they lie over each
 * other, and what is there once would be unpacked as often as it is named, however little each of them states.
 */
export function overlapWatch(archive: Uint8Array): (entry: { readonly size: number }) => boolean {
  let taken = 0;
  return ({ size }) => {
    taken += size;
    return taken > archive.length;
  };
}
