import { type Crop, squareOf } from "./crop.ts";

/** Pixels each way of an uploaded picture. */
const side = 512;

/** Shows what of a picture is kept. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side: taken } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, taken, taken, 0, 0, canvas.width, canvas.height);
}

/** The kept square as a file of its own: what lay outside, and what the camera wrote into the file, is not in it. */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  // Browsers that can't write WebP answer with PNG, which is as welcome.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  if (blob === null) throw new Error("the browser could not write the picture");
  return blob;
}
