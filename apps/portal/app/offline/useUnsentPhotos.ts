import { create } from "zustand";
import type { UnsentPhoto } from "./UnsentPhoto.ts";

interface WaitingPhotos {
  /** Null until the storage has been read. */
  userId: string | null;
  /** In the order in which they were taken. */
  photos: readonly UnsentPhoto[];
}

/** Photos on this device that are unsent, or that the API refused. */
export const useUnsentPhotos = create<WaitingPhotos>(() => ({ userId: null, photos: [] }));

export function dropWaitingPhotos(): void {
  useUnsentPhotos.setState({ userId: null, photos: [] });
}
