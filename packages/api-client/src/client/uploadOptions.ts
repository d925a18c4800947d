import type { Options } from "ky";
import { fetchByXhr } from "./fetchByXhr.ts";

/** How many timeouts an upload may take: a picture of 5 MB needs its time on a phone. */
const PATIENCE = 12;

/** A form with files, about to be sent. */
export interface Upload {
  body: FormData;
  /** Milliseconds that a call without upload may take. */
  timeout: number;
  /** Told the share that has left, 0 to 1. */
  onProgress: ((share: number) => void) | undefined;
  /** The caller's own, which then sends the upload too. */
  fetch: typeof globalThis.fetch | undefined;
}

/** What ky has to know to send a form with files, and to tell how much of it has left if somebody asks. */
export function uploadOptions({ body, timeout, onProgress, fetch }: Upload): Options {
  const options = { body, timeout: timeout * PATIENCE };
  if (!onProgress) return options;
  const telling = fetch ? undefined : fetchByXhr(body, onProgress);
  if (telling) return { ...options, fetch: telling };
  return { ...options, onUploadProgress: ({ percent }) => onProgress(percent) };
}
