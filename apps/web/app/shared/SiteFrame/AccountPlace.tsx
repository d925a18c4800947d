import { Trans } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AccountIcon } from "@sayara/ui/Icon/icons";
import { Suspense, lazy } from "react";
import { Link, useLocation } from "react-router";
import { useSession } from "#web/session/useSession.ts";
import { Avatar } from "#web/shared/Avatar/Avatar.tsx";
import { wayInFrom } from "#web/shared/addresses/wayInFrom.ts";
import * as styles from "./AccountPlace.css.ts";

/** Only those who are signed in fetch the menu's code. */
const AccountMenu = lazy(async () => ({ default: (await import("./AccountMenu.tsx")).AccountMenu }));

/** Who is signed in, once this browser has looked; its place is kept until then. */
export function AccountPlace() {
  const { session } = useSession();
  const location = useLocation();
  return (
    <div className={styles.place}>
      {session.state === "guest" && (
        <Link to={wayInFrom(location)} className={styles.button}>
          <Icon picture={AccountIcon} />
          <span className={styles.name}>
            <Trans>Sign in</Trans>
          </span>
        </Link>
      )}
      {session.state === "signedIn" && (
        <Suspense fallback={<Avatar fullName={session.user.fullName} avatar={session.user.avatar} />}>
          <AccountMenu user={session.user} />
        </Suspense>
      )}
    </div>
  );
}
