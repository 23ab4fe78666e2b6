/** A picture in pixels, four bytes each. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height' | 'colorSpace'>;

/** A picture in shades of grey, a byte each. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** In grey, as large or half as large; green is what the eye sees most by. */
export function greyOf({ data, width, height }: Pixels, scale: 1 | 2): Grey {
  const green = new Uint8Array(width * height);
  for (let at = 0; at < green.length; at += 1) green[at] = data[at * 4 + 1] ?? 0;
  const grey = { data: green, width, height };
  return scale === 1 ? grey : halved(grey);
}

/** Each pixel the mean of four. */
export function halved({ data, width, height }: Grey): Grey {
  const [across, down] = [width >> 1, height >> 1];
  const grey = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const at = y * 2 * width + x * 2;
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0);
      grey[y * across + x] = sum >> 2;
    }
  return { data: grey, width: across, height: down };
}

/** As readers of pictures take it. */
export function asPixels({ data, width, height }: Grey): Pixels {
  const words = Uint32Array.from(data, (shade) => 0xff000000 | (shade << 16) | (shade << 8) | shade);
  return { data: new Uint8ClampedArray(words.buffer), width, height, colorSpace: 'srgb' };
}
