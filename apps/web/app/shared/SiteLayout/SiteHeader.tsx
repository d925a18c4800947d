import { Trans, useLingui } from "@lingui/react/macro";
import { BrandMark } from "@sayara/ui/BrandMark/BrandMark";
import { Link } from "react-router";
import { useSite } from "#web/request/Site.ts";
import { useUser } from "#web/session/useSession.ts";
import { startPageOf } from "#web/session/startPageOf.ts";
import { LanguageSwitch } from "#web/shared/LanguageSwitch/LanguageSwitch.tsx";
import { AccountSlot } from "./AccountSlot.tsx";

import { container } from "./container.css.ts";
import * as styles from "./SiteLayout.css.ts";

export function SiteHeader() {
  const { t } = useLingui();
  const { name } = useSite();
  const home = startPageOf(useUser());
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.headerRow}`}>
        <Link to={home} className={styles.brand} aria-label={t`${name}, home page`}>
          <BrandMark />
          {name}
        </Link>
        <nav className={styles.headerLinks} aria-label={t`Listings`}>
          <Link to="/locations" className={styles.headerLink}>
            <Trans>Places</Trans>
          </Link>
          <Link to="/suppliers" className={styles.headerLink}>
            <Trans>Agencies</Trans>
          </Link>
        </nav>
        <div className={styles.headerEnd}>
          <AccountSlot />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
