/** The text of a file; what PowerShell's > and Windows write has two bytes a sign, and says so with its first two. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  return new TextDecoder(wide ?? 'utf-8').decode(bytes);
}
