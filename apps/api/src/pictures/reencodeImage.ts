import sharp, { type Metadata } from "sharp";
import { pictureBounds } from "./pictureBounds.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** Size of a redrawn image, in pixels. `inside` keeps the aspect ratio and never enlarges. */
export interface PictureSize {
  width: number;
  height: number;
  fit: "cover" | "inside";
}

/** Pixels of an avatar; twice the largest displayed size. */
const avatarSize: PictureSize = { width: 512, height: 512, fit: "cover" };

// The process handles one image at a time and never the same one twice.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Redraws an image as a WebP of the given size, by default a square, unless its header exceeds the limits.
 *
 * @throws Error if it cannot be decoded.
 */
export async function reencodeImage(
  bytes: Uint8Array,
  { width, height, fit }: PictureSize = avatarSize,
): Promise<RedrawOutcome> {
  const { side, decodedBytes } = pictureBounds;
  const options = { limitInputPixels: side * side, failOn: "error" } as const;
  const header = await sharp(bytes, options).metadata();
  if (Math.max(header.width, header.height) > side || decodedSize(header) > decodedBytes) {
    return { refused: "too_large" };
  }
  const redrawn = await sharp(bytes, options)
    .rotate()
    .resize(width, height, { fit, withoutEnlargement: fit === "inside" })
    .webp({ quality: 82 })
    .toBuffer();
  return { picture: new Uint8Array(redrawn) };
}

/**
 * Returns the bytes of the decoded pixels. Decoding AV1 takes six times as many (measured: 20 bytes for a 3-byte
 * pixel).
 */
function decodedSize({ format, width, height, channels, depth }: Metadata): number {
  const samples = width * height * channels;
  return samples * (bytesOf[depth] ?? 16) * (format === "heif" ? 6 : 1);
}

const bytesOf: Partial<Record<Metadata["depth"], number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
