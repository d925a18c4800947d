import { create } from "zustand";

/** Share of the picture that is uploaded, 0 to 1. */
export const useUploadShare = create<{ share: number }>(() => ({ share: 0 }));
