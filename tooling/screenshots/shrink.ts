import sharp from "sharp";

/**
 * 0 to 100: at 25 letters can be read at three eighths of their size, and two neighbouring colours of the theme differ. A
 * palette has the same size, but one other pixel can change all of its colours.
 */
const QUALITY = 25;

/** Encodes a screenshot as WebP. The same pixels give the same bytes; other pixels change only what is around them. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}
