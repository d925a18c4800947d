import { Trans } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { useSite } from "#web/request/Site.ts";
import { container } from "./container.css.ts";
import * as styles from "./SiteFrame.css.ts";

export function SiteFooter() {
  const { name } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.footerRow}`}>
        <div className={styles.footerWords}>
          <Text weight="strong">{name}</Text>
          <Text size="sm" tone="muted">
            <Trans>Cars of Tunisian agencies, side by side. The total you see is the total you pay.</Trans>
          </Text>
        </div>
        <nav className={styles.footerLinks}>
          <Link tone="plain" className={styles.footerLink} render={<RouterLink to="/" />}>
            <Trans>Home</Trans>
          </Link>
          <Link tone="plain" className={styles.footerLink} render={<RouterLink to="/search" />}>
            <Trans>All cars</Trans>
          </Link>
          <Link tone="plain" className={styles.footerLink} render={<RouterLink to="/contact" />}>
            <Trans>Contact us</Trans>
          </Link>
          <Link tone="plain" className={styles.footerLink} render={<RouterLink to="/tos" />}>
            <Trans>Terms of use</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  );
}
