import { Trans } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AccountIcon } from "@sayara/ui/Icon/icons";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useSession } from "#web/session/useSession.ts";
import { Avatar } from "#web/shared/Avatar/Avatar.tsx";
import { signInAddressFrom } from "#web/shared/addresses/signInAddressFrom.ts";
import * as styles from "./AccountPlace.css.ts";

/** Loaded for signed-in users only. */
const loadSignedIn = async () => (await import("./SignedInPlace.later.tsx")).SignedInPlace;
const SignedInPlace = import.meta.env.SSR
  ? await loadSignedIn()
  : lazyPart(loadSignedIn, "SignedInPlace.later");

/** Bell and account menu, or the sign-in link. Reserves empty space until the session is known. */
export function AccountPlace() {
  const { session } = useSession();
  const location = useLocation();
  return (
    <div className={styles.place}>
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
          <SignedInPlace user={session.user} />
        </Suspense>
      )}
    </div>
  );
}
