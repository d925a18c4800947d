/** The square that is kept of a picture: centre and zoom. */
export interface Crop {
  /** At 1 the square is the largest that fits; at most `MAX_ZOOM`. */
  zoom: number;
  /** Centre of the square, as shares of the picture's width and height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
/** The largest centred square. */
export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the square in pixels of the picture. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Returns the nearest crop inside the picture. */
export function clampCrop({ width, height }: Size, crop: Crop): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, crop.zoom));
  const half = Math.min(width, height) / zoom / 2;
  return { zoom, x: clamp(half / width, crop.x), y: clamp(half / height, crop.y) };
}

/**
 * Moves the picture under the square, by shares of the square's side. Moving it by 0.5 to the right shows what is to
 * its left.
 */
export function moveCrop(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const { side } = squareOf(size, crop);
  return clampCrop(size, {
    ...crop,
    x: crop.x - (by.right * side) / size.width,
    y: crop.y - (by.down * side) / size.height,
  });
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return clampCrop(size, { ...crop, zoom });
}

function clamp(margin: number, share: number): number {
  return Math.min(1 - margin, Math.max(margin, share));
}
