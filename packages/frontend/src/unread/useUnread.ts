import { create } from "zustand";

interface Unread {
  /** Number of the user's unread notifications; null while unknown. */
  unread: number | null;
  /** Requests the number again if no stream reports its changes. */
  refresh: () => void;
}

export const unknownUnread: Unread = { unread: null, refresh: () => {} };

/** Unread notifications of the signed-in user, updated while `followUnread` runs. */
export const useUnread = create<Unread>(() => unknownUnread);
