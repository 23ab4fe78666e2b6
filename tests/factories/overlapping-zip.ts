import { zipSync } from 'fflate';

const endMark = 'PK\u0005\u0006';

/** An archive whose directory names what lies in it once as many times as said, each time as a file that is said to be empty. */
export function overlappingZip(name: string, content: Uint8Array, times: number): Buffer {
  const zip = Buffer.from(zipSync({ [name]: content }, { level: 0 }));
  const end = zip.lastIndexOf(endMark, undefined, 'latin1');
  const start = zip.readUInt32LE(end + 16);
  const entry = Buffer.from(zip.subarray(start, end));
  const statedSize = 24;
  entry.writeUInt32LE(0, statedSize);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(entry.length * times, 12);
  return Buffer.concat([zip.subarray(0, start), ...Array.from({ length: times }, () => entry), tail]);
}
