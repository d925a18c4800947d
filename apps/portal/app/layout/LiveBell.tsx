import { Bell } from "@sayara/frontend/unread/Bell";
import { useFollowedUnread } from "@sayara/frontend/unread/useFollowedUnread";
import { useEffect, useState } from "react";

/** Milliseconds of delay, so that on a weak network the page's own files load first. */
const SETTLE_DELAY = 2_000;

/** The notification bell with a live count of unread notifications. */
export function LiveBell({ userId }: { userId: string }) {
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
