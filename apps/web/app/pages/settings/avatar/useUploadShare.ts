import { create } from "zustand";

/** Uploaded share of the picture, 0 to 1. */
export const useUploadShare = create<{ share: number }>(() => ({ share: 0 }));
