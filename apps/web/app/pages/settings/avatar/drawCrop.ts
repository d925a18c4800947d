import { type Crop, squareOf } from "./crop.ts";

/** Side of the uploaded picture, in pixels. */
const side = 512;

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side: cropSide } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, cropSide, cropSide, 0, 0, canvas.width, canvas.height);
}

/** Returns the cropped square as a file, without the rest of the picture and without metadata. */
export async function exportCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, picture, crop);
  // A browser that cannot encode WebP returns PNG, which the API accepts too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  if (blob === null) throw new Error("the browser could not write the picture");
  return blob;
}
