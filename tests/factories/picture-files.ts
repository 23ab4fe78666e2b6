import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = { r: 220, g: 20, b: 20 };

/** A photo as a phone takes it: on its side, with place, time and owner in it. */
export function phonePhoto(width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: red } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamera', Artist: 'Erika Mustermann' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 20/1 25/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 22/1 23/1',
      },
    })
    .toBuffer();
}

/** A picture that moves, in three frames. */
export function animatedPicture(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (r: number) => sharp({ create: { width: 20, height: 10, channels: 3, background: { r, g: 0, b: 0 } } });
  const frames = Promise.all([0, 120, 250].map((r) => frame(r).png().toBuffer()));
  return frames.then((buffers) =>
    sharp(buffers, { join: { animated: true } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** A small file that says it is a picture of so many points. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
