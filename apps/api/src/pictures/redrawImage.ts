import sharp, { type Metadata } from "sharp";
import { pictureBounds } from "./pictureBounds.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** Pixels of a side, twice what the largest place for it shows. */
const SIDE = 512;

// One picture at a time, each another one.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture anew as a square WebP, once its header says that it is small enough to unpack.
 *
 * @throws Error when it can't be read.
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
