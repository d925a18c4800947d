import { areaOf, type Crop, type CropFrame } from "./crop.ts";

/** A frame whose picture can be drawn. */
export interface PictureFrame extends CropFrame {
  picture: ImageBitmap;
}

export function drawCrop(canvas: HTMLCanvasElement, frame: PictureFrame, crop: Crop): void {
  const { left, top, width, height } = areaOf(frame, crop);
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(frame.picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Returns the kept part as a file, without the rest of the picture and without metadata. Margins are transparent. */
export async function exportCrop(frame: PictureFrame, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = frame.target.width;
  canvas.height = frame.target.height;
  drawCrop(canvas, frame, crop);
  // A browser that cannot encode WebP returns PNG, which the API accepts too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  if (blob === null) throw new Error("the browser could not write the picture");
  return blob;
}
