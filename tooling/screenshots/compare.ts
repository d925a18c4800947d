import pixelmatch from "pixelmatch";
import sharp from "sharp";

export interface Difference {
  /** Pixels that differ; the area that only one has counts. */
  pixels: number;
  /** The difference in red over a pale picture. */
  picture: Buffer;
}

/** 0 to 1: how far two colours may be apart. At 0.05 two neighbouring colours of the theme differ. */
const threshold = 0.05;

/** Compares two pictures. Returns undefined if they look the same: antialiased edges may differ. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all([
    pixelsOf(before, { width, height }),
    pixelsOf(after, { width, height }),
  ]);
  const drawn = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(left, right, drawn, width, height, { threshold });
  if (pixels === 0) return undefined;
  const picture = sharp(drawn, { raw: { width, height, channels: 4 } });
  return { pixels, picture: await picture.webp({ quality: 60 }).toBuffer() };
}

/** Returns the picture's pixels on a canvas of this size. */
async function pixelsOf(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: missing })
    .raw()
    .toBuffer();
}

/** Colour of the area that one of the pictures lacks; no page has it. */
const missing = { r: 255, g: 0, b: 255, alpha: 1 };
