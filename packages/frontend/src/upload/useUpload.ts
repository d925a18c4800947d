import { create } from "zustand";

/** An upload in progress. */
export interface Upload {
  /** Fraction of the file sent, from 0 to 1. At 1 the server is processing the file. */
  share: number;
  /** Stops the upload; null once the whole file is sent, because the server may then have stored it. */
  cancel: (() => void) | null;
}

/** Name of the upload of a cropped picture. */
export const PICTURE_UPLOAD = "picture";

/** The uploads in progress, by name. `sendUpload` writes them. */
export const useUploads = create<Readonly<Record<string, Upload>>>(() => ({}));

/** Returns the upload with this name; null if there is none. */
export function useUpload(name: string): Upload | null {
  return useUploads((uploads) => uploads[name] ?? null);
}
