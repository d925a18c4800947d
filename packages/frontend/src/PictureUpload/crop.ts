/** The kept part of a picture: centre and zoom. */
export interface Crop {
  /** 1 keeps the largest part that fits; at most `MAX_ZOOM`. Below 1 the part has margins. */
  zoom: number;
  /** Centre of the part, as fractions of the picture's width and height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A picture and its crop. */
export interface CropFrame {
  picture: Size;
  /** Size of the exported picture, in pixels. The kept part has this shape. */
  target: Size;
  /** Whether the whole picture may be kept, with margins, as for a logo. */
  hasMargins?: boolean | undefined;
}

export const MAX_ZOOM = 4;

/** Returns the zoom that keeps the largest part; with margins, the whole picture. */
export function minZoomOf({ picture, target, hasMargins = false }: CropFrame): number {
  const across = picture.width / target.width;
  const down = picture.height / target.height;
  return hasMargins ? Math.min(across, down) / Math.max(across, down) : 1;
}

/** Returns the largest crop, centred. */
export function initialCropOf(frame: CropFrame): Crop {
  return { zoom: minZoomOf(frame), x: 0.5, y: 0.5 };
}

/** Returns the kept part in pixels of the picture. Margins are outside the picture. */
export function areaOf(
  { picture, target }: CropFrame,
  { zoom, x, y }: Crop,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / target.width, picture.height / target.height) / zoom;
  const width = target.width * scale;
  const height = target.height * scale;
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}

/** Returns the nearest crop inside the picture. */
export function clampCrop(frame: CropFrame, crop: Crop): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(minZoomOf(frame), crop.zoom));
  const { width, height } = areaOf(frame, { ...crop, zoom });
  return {
    zoom,
    x: clamp(width / 2 / frame.picture.width, crop.x),
    y: clamp(height / 2 / frame.picture.height, crop.y),
  };
}

/**
 * Moves the picture under the kept part, by fractions of the part's width and height. Moving the picture
 * right by 0.5 reveals the area to the left.
 */
export function moveCrop(frame: CropFrame, crop: Crop, by: { right: number; down: number }): Crop {
  const { width, height } = areaOf(frame, crop);
  return clampCrop(frame, {
    ...crop,
    x: crop.x - (by.right * width) / frame.picture.width,
    y: crop.y - (by.down * height) / frame.picture.height,
  });
}

export function zoomCrop(frame: CropFrame, crop: Crop, zoom: number): Crop {
  return clampCrop(frame, { ...crop, zoom });
}

/** Keeps the centre at least `margin` from the edges. A part wider than the picture stays centred. */
function clamp(margin: number, share: number): number {
  return margin >= 0.5 ? 0.5 : Math.min(1 - margin, Math.max(margin, share));
}
