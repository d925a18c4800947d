import { create } from "zustand";
import type { WaitingPhoto } from "./WaitingPhoto.ts";

interface WaitingPhotos {
  /** Null before the storage was read. */
  userId: string | null;
  /** In the order in which they were taken. */
  photos: readonly WaitingPhoto[];
}

/** The photos that this device has not sent, and those that the API has refused. */
export const useWaitingPhotos = create<WaitingPhotos>(() => ({ userId: null, photos: [] }));

export function dropWaitingPhotos(): void {
  useWaitingPhotos.setState({ userId: null, photos: [] });
}
