import { useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { AccountMenu } from "@sayara/frontend/AccountMenu/AccountMenu";
import { CalendarIcon, NotificationsIcon, SettingsIcon } from "@sayara/ui/Icon/icons";
import { useFollowedUnread } from "@sayara/frontend/unread/useFollowedUnread";
import { useMoveDeviceCars } from "#web/shared/SavedCars/useMoveDeviceCars.ts";
import { HeartIcon } from "#web/shared/SavedCars/HeartIcon.tsx";
import * as styles from "./AccountSlot.css.ts";
import { Bell } from "@sayara/frontend/unread/Bell";

/** Header items for a signed-in user: the bell and the account menu. */
export function SignedInAccount({ user }: { user: User }) {
  const { t } = useLingui();
  const unread = useFollowedUnread(user.id);
  useMoveDeviceCars(user);
  return (
    <div className={styles.signedIn}>
      <Bell unread={unread} />
      <AccountMenu
        user={user}
        signedOutPath="/"
        links={[
          { to: "/bookings", picture: CalendarIcon, label: t`Bookings` },
          ...(user.type === "user" ? [{ to: "/saved", picture: HeartIcon, label: t`Saved cars` }] : []),
          { to: "/notifications", picture: NotificationsIcon, label: t`Notifications` },
          { to: "/settings", picture: SettingsIcon, label: t`Settings` },
        ]}
      />
    </div>
  );
}
