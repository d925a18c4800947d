import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Icon } from "@sayara/ui/Icon/Icon";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Link as RouterLink } from "react-router";
import * as styles from "./Checkout.css.ts";

/** The page's heading, below the link back to the search results. */
export function CheckoutHead({ results }: { results: string }) {
  return (
    <Stack as="header" gap="xs" align="start">
      <Link tone="plain" className={styles.back} render={<RouterLink to={results} />}>
        <Icon picture={BackIcon} size="small" />
        <Trans>Back to the cars</Trans>
      </Link>
      <Heading level={1}>
        <Trans>Book your car</Trans>
      </Heading>
    </Stack>
  );
}
