import sharp, { type Metadata } from "sharp";
import { pictureBounds } from "./pictureBounds.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** Size of a drawn picture in pixels; `inside` keeps the proportions and never enlarges. */
export interface PictureSize {
  width: number;
  height: number;
  fit: "cover" | "inside";
}

/** Pixels of an avatar: twice the largest size shown. */
const avatar: PictureSize = { width: 512, height: 512, fit: "cover" };

// One picture at a time, each a different one.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture as a WebP of a size, by default a square one, unless its header exceeds the limits.
 *
 * @throws Error when it can't be decoded.
 */
export async function redrawImage(
  bytes: Uint8Array,
  { width, height, fit }: PictureSize = avatar,
): Promise<RedrawOutcome> {
  const { side, decodedBytes } = pictureBounds;
  const options = { limitInputPixels: side * side, failOn: "error" } as const;
  const header = await sharp(bytes, options).metadata();
  if (Math.max(header.width, header.height) > side || decodedSize(header) > decodedBytes) {
    return { refused: "too_large" };
  }
  const drawn = await sharp(bytes, options)
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === "inside" })
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
