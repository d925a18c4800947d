import { Trans } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AccountIcon } from "@sayara/ui/Icon/icons";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useSession } from "@sayara/frontend/session/useSession";
import { Avatar } from "@sayara/frontend/Avatar/Avatar";
import { signInAddressFrom } from "#web/shared/addresses/signInAddressFrom.ts";
import { button, name } from "@sayara/frontend/AccountMenu/AccountMenu.css";
import * as styles from "./AccountSlot.css.ts";

/** Loaded for signed-in users only. */
const loadSignedInAccount = async () => (await import("./SignedInAccount.lazy.tsx")).SignedInAccount;
const SignedInAccount = import.meta.env.SSR
  ? await loadSignedInAccount()
  : lazyPart(loadSignedInAccount, "SignedInAccount.lazy");

/** Bell and account menu, or the sign-in link. Reserves empty space until the session is known. */
export function AccountSlot() {
  const { session } = useSession();
  const location = useLocation();
  return (
    <div className={styles.slot}>
      {session.state === "guest" && (
        <Link to={signInAddressFrom(location)} className={button}>
          <Icon picture={AccountIcon} />
          <span className={name}>
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
