import { Bell } from "@sayara/frontend/unread/Bell";
import { useFollowedUnread } from "@sayara/frontend/unread/useFollowedUnread";
import { useEffect, useState } from "react";

/** Milliseconds for which a weak network is left to the page's own files. */
const SETTLE_DELAY = 2_000;

/** The bell with the current number of unread notifications. */
export function FollowedBell({ userId }: { userId: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLE_DELAY, true);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? <Following userId={userId} /> : <Bell unread={null} />;
}

function Following({ userId }: { userId: string }) {
  return <Bell unread={useFollowedUnread(userId)} />;
}
