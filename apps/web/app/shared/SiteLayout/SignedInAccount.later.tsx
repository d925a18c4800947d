import type { User } from "@sayara/domain/user/User";
import { useFollowedUnread } from "#web/notifications/useFollowedUnread.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import * as styles from "./AccountSlot.css.ts";
import { Bell } from "./Bell.tsx";

/** Header items for a signed-in user: the bell and the account menu. */
export function SignedInAccount({ user }: { user: User }) {
  const unread = useFollowedUnread(user.id);
  return (
    <div className={styles.signedIn}>
      <Bell unread={unread} />
      <AccountMenu user={user} />
    </div>
  );
}
