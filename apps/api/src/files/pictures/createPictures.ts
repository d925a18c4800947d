import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { Logger } from "pino";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { runInSlot } from "#api/server/http/limits/runInSlot.ts";
import { createImageProcess } from "./createImageProcess.ts";
import { type PictureBounds, pictureBounds } from "./pictureBounds.ts";
import { readImage } from "./readImage.ts";
import type { PictureSize } from "./reencodeImage.ts";

/** Re-encodes uploaded images in a separate process. */
export interface Pictures {
  /**
   * Reads the image of a form and redraws it as a WebP of the given size, by default a square. Keeps only its pixels:
   * no position, camera or other metadata.
   *
   * @throws RefusalError `invalid_input`, `too_large` and `unsupported_media` with the field; `too_many_requests` if
   *   the owner has too many images in progress; `unavailable` if too many wait or the machine is too busy.
   */
  redraw: (
    image: ReturnType<FormData["get"]>,
    options: { owner: string; size?: PictureSize },
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Redraws as `redraw` does, and returns the size in pixels too. */
  redrawPhoto: (
    image: ReturnType<FormData["get"]>,
    options: { owner: string; size?: PictureSize },
  ) => Promise<RedrawnPhoto>;
  /**
   * Redraws a stored picture as a JPEG, for a PDF.
   *
   * @throws RefusalError as `redraw`.
   */
  toJpeg: (
    stored: Uint8Array<ArrayBuffer>,
    options: { owner: string; size: PictureSize },
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the process. A later image starts a new one. */
  close: () => void;
}

/** A redrawn image with its size in pixels. */
export interface RedrawnPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Seconds until a refused client may retry. */
const RETRY_AFTER = 10;

export function createPictures(
  { logger }: { logger: Logger },
  overrides: Partial<PictureBounds> = {},
): Pictures {
  const bounds = { ...pictureBounds, ...overrides };
  const imageProcess = createImageProcess({ logger, bounds });
  const queue = createQueue({ ...bounds, concurrency: 1 });
  const redrawBytes = async (
    bytes: Uint8Array<ArrayBuffer>,
    { owner, size }: { owner: string; size?: PictureSize },
  ): Promise<RedrawnPhoto> => {
    const outcome = await runInSlot(queue, () => imageProcess.redraw(bytes, size), {
      owner,
      retryAfter: RETRY_AFTER,
    });
    if (!("refused" in outcome)) {
      const { picture, width, height } = outcome;
      return { bytes: picture, width, height };
    }
    if (outcome.refused === "timed_out" || outcome.refused === "not_started")
      throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
    const isUnreadable = outcome.refused === "unreadable";
    const code = isUnreadable ? "image_type_invalid" : "image_too_complex";
    throw new RefusalError(isUnreadable ? "invalid_input" : "too_large", {
      fields: { image: validationMessage(code) },
    });
  };
  const redrawPhoto: Pictures["redrawPhoto"] = async (image, options) =>
    redrawBytes(await readImage(image), options);
  return {
    redrawPhoto,
    toJpeg: async (stored, { owner, size }) =>
      (await redrawBytes(stored, { owner, size: { ...size, format: "jpeg" } })).bytes,
    redraw: async (image, options) => (await redrawPhoto(image, options)).bytes,
    close: imageProcess.close,
  };
}
