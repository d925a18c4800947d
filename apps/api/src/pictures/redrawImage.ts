import sharp, { type Metadata } from "sharp";
import { pictureBounds } from "./pictureBounds.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** Pixels of a side, twice the largest size shown. */
const SIDE = 512;

// One picture at a time, each a different one.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture as a square WebP, unless its header exceeds the limits.
 *
 * @throws Error when it can't be decoded.
 */
export async function redrawImage(bytes: Uint8Array): Promise<RedrawOutcome> {
  const { side, decodedBytes } = pictureBounds;
  const options = { limitInputPixels: side * side, failOn: "error" } as const;
  const header = await sharp(bytes, options).metadata();
  if (Math.max(header.width, header.height) > side || decodedSize(header) > decodedBytes) {
    return { refused: "too_large" };
  }
  const drawn = await sharp(bytes, options)
    .rotate()
    .resize(SIDE, SIDE, { fit: "cover" })
    .webp({ quality: 82 })
    .toBuffer();
  return { picture: new Uint8Array(drawn) };
}

/** Bytes of its pixels. Decoding AV1 takes six times as many (measured: 20 bytes for a pixel of three). */
function decodedSize({ format, width, height, channels, depth }: Metadata): number {
  const samples = width * height * channels;
  return samples * (bytesOf[depth] ?? 16) * (format === "heif" ? 6 : 1);
}

const bytesOf: Partial<Record<Metadata["depth"], number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
