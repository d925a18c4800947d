import { Trans, useLingui } from "@lingui/react/macro";
import { BrandMark } from "@sayara/ui/BrandMark/BrandMark";
import { Link } from "react-router";
import { useSite } from "@sayara/frontend/request/Site";
import { useUser } from "@sayara/frontend/session/useSession";
import { startPageOf } from "#web/session/startPageOf.ts";
import { LanguageSwitch } from "@sayara/frontend/LanguageSwitch/LanguageSwitch";
import { AccountSlot } from "./AccountSlot.tsx";

import { container } from "@sayara/frontend/layout/container.css";
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
