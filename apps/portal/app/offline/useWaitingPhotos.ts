import { create } from "zustand";
import type { WaitingPhoto } from "./WaitingPhoto.ts";

interface WaitingPhotos {
  /** Null until the storage has been read. */
  userId: string | null;
  /** In the order in which they were taken. */
  photos: readonly WaitingPhoto[];
}

/** Photos on this device that are unsent, or that the API refused. */
export const useWaitingPhotos = create<WaitingPhotos>(() => ({ userId: null, photos: [] }));

export function dropWaitingPhotos(): void {
  useWaitingPhotos.setState({ userId: null, photos: [] });
}
