import { fetchByXhr } from "./fetchByXhr.ts";

/** Factor of an upload's timeout: 10 MB take 4 minutes at 300 kbit/s. */
const TIMEOUT_FACTOR = 30;

/** A form with files, before it is sent. */
export interface Upload {
  body: FormData;
  /** Milliseconds per attempt of a call without an upload. */
  timeout: number;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: ((share: number) => void) | undefined;
  /** The caller's own `fetch`, which is used instead of `fetchByXhr`. */
  fetch: typeof globalThis.fetch | undefined;
}

/** The part of ky's options for sending a form with files. */
export interface UploadOptions {
  body: FormData;
  /** Milliseconds per attempt. */
  timeout: number;
  fetch?: typeof globalThis.fetch;
  onUploadProgress?: (progress: { percent: number }) => void;
}

/** Returns the options for a form with files, with progress if requested. */
export function uploadOptions({ body, timeout, onProgress, fetch }: Upload): UploadOptions {
  const options = { body, timeout: timeout * TIMEOUT_FACTOR };
  if (!onProgress) return options;
  const progressFetch = fetch ? undefined : fetchByXhr(body, onProgress);
  if (progressFetch) return { ...options, fetch: progressFetch };
  return { ...options, onUploadProgress: ({ percent }) => onProgress(percent) };
}
