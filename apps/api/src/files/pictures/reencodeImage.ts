import sharp, { type Metadata } from "sharp";
import { pictureBounds } from "./pictureBounds.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** Size of a redrawn image, in pixels. `inside` keeps the aspect ratio and never enlarges. */
export interface PictureSize {
  width: number;
  height: number;
  fit: "cover" | "inside";
  /** The part of the upright image to draw; absent for all of it. */
  region?: PictureRegion;
  /** WebP by default; JPEG, with less quality, for a PDF. */
  format?: "webp" | "jpeg";
}

/** A part of an image, in shares of its sides from 0 to 1. */
export interface PictureRegion {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels of an avatar; twice the largest displayed size. */
const avatarSize: PictureSize = { width: 512, height: 512, fit: "cover" };

// The process handles one image at a time and never the same one twice.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Redraws an image in the given size and format, by default as a square WebP, unless its header exceeds the limits.
 *
 * @throws Error if it cannot be decoded.
 */
export async function reencodeImage(
  bytes: Uint8Array,
  { width, height, fit, region, format = "webp" }: PictureSize = avatarSize,
): Promise<RedrawOutcome> {
  const { side, decodedBytes } = pictureBounds;
  const options = { limitInputPixels: side * side, failOn: "error" } as const;
  const header = await sharp(bytes, options).metadata();
  if (Math.max(header.width, header.height) > side || decodedSize(header) > decodedBytes) {
    return { refused: "too_large" };
  }
  const upright = sharp(bytes, options).rotate();
  const resized = (region === undefined ? upright : upright.extract(pixelsOf(region, header))).resize(
    width,
    height,
    { fit, withoutEnlargement: fit === "inside" },
  );
  const encoded =
    format === "webp"
      ? resized.webp({ quality: 82 })
      : resized.flatten({ background: "#ffffff" }).toColourspace("srgb").jpeg({ quality: 60 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { picture: new Uint8Array(data), width: info.width, height: info.height };
}

/** Returns a region in pixels of the upright image: at least one pixel, and all within the image. */
function pixelsOf(region: PictureRegion, { autoOrient }: Metadata) {
  const span = (start: number, length: number, side: number) => {
    const first = Math.min(Math.max(Math.round(start * side), 0), side - 1);
    return [first, Math.min(Math.max(Math.round(length * side), 1), side - first)] as const;
  };
  const [left, width] = span(region.left, region.width, autoOrient.width);
  const [top, height] = span(region.top, region.height, autoOrient.height);
  return { left, top, width, height };
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
