import { Trans } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";

/** Beside an address that has an account: what is typed stays while its owner signs in. */
export function EmailRegistered({ signIn }: { signIn: string }) {
  return (
    <Trans>
      This address has an account. <Link render={<RouterLink to={signIn} />}>Sign in</Link> to book with it,
      or use another address.
    </Trans>
  );
}
