import sharp from "sharp";

/**
 * 0 to 100: how near the chosen colours are to the true ones. At 8 they are about ten: letters can be read, each colour
 * of the theme differs from the next, and a picture has two thirds of the bytes that it has with 16 colours.
 */
const QUALITY = 8;

/** Encodes a screenshot as lossless WebP with few colours. The same pixels give the same bytes. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const reduced = await sharp(screenshot)
    .png({ palette: true, colours: 16, quality: QUALITY, dither: 0 })
    .toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 5 }).toBuffer();
}
