import { create } from "zustand";

interface Unread {
  /** Number of the user's unread notifications; null: unknown. */
  unread: number | null;
  /** Reads the number again where no stream reports its changes. */
  refresh: () => void;
}

export const unknownUnread: Unread = { unread: null, refresh: () => {} };

/** The signed-in user's unread notifications, while `followUnread` runs. */
export const useUnread = create<Unread>(() => unknownUnread);
