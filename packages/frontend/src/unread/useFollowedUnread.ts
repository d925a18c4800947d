import { useEffect } from "react";
import { useUnread } from "./useUnread.ts";

/** Returns the number of the user's unread notifications, kept current without a reload; null while unknown. */
export function useFollowedUnread(userId: string): number | null {
  const { unread } = useUnread();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    async function follow() {
      const { followAccount } = await import("./followAccount.ts");
      if (!isUnmounted) stop = followAccount(userId);
    }
    // If its code fails to load, the number stays unknown.
    follow().catch(() => {});
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [userId]);
  return unread;
}
