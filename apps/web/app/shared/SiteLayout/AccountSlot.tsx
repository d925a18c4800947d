import { Trans } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AccountIcon } from "@sayara/ui/Icon/icons";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useSession } from "#web/session/useSession.ts";
import { Avatar } from "#web/shared/Avatar/Avatar.tsx";
import { signInAddressFrom } from "#web/shared/addresses/signInAddressFrom.ts";
import * as styles from "./AccountSlot.css.ts";

/** Loaded for signed-in users only. */
const loadSignedInAccount = async () => (await import("./SignedInAccount.later.tsx")).SignedInAccount;
const SignedInAccount = import.meta.env.SSR
  ? await loadSignedInAccount()
  : lazyPart(loadSignedInAccount, "SignedInAccount.later");

/** Bell and account menu, or the sign-in link. Reserves empty space until the session is known. */
export function AccountSlot() {
  const { session } = useSession();
  const location = useLocation();
  return (
    <div className={styles.slot}>
      {session.state === "guest" && (
        <Link to={signInAddressFrom(location)} className={styles.button}>
          <Icon picture={AccountIcon} />
          <span className={styles.name}>
            <Trans>Sign in</Trans>
          </span>
        </Link>
      )}
      {session.state === "signedIn" && (
        <Suspense fallback={<Avatar fullName={session.user.fullName} avatar={session.user.avatar} />}>
          <SignedInAccount user={session.user} />
        </Suspense>
      )}
    </div>
  );
}
