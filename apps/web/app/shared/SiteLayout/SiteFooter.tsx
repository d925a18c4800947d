import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink, useRouteLoaderData } from "react-router";
import { CurrencySwitch } from "@sayara/frontend/currency/CurrencySwitch";
import { useSite } from "@sayara/frontend/request/Site";
import type { RootData } from "#web/root.load.ts";
import { CookiesLink } from "./CookiesLink.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import * as styles from "./SiteLayout.css.ts";

const footerLinks = [
  ["/", msg`Home`],
  ["/search", msg`All cars`],
  ["/locations", msg`Places`],
  ["/suppliers", msg`Agencies`],
  ["/location-voiture-pas-cher-a-tunis", msg`Cheap cars in Tunis`],
  ["/location-voiture-tunisie-prix-dinars", msg`Prices in dinars`],
  ["/saved", msg`Saved cars`],
  ["/about", msg`About us`],
  ["/contact", msg`Contact us`],
  ["/tos", msg`Terms of use`],
  ["/privacy", msg`Privacy and cookies`],
] as const;

export function SiteFooter() {
  const { i18n } = useLingui();
  const { name, gtagId } = useSite();
  // Read from the route data: the footer is outside the root route, which provides the settings to its pages.
  const rates = useRouteLoaderData<RootData>("root")?.settings.exchangeRates;
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.footerRow}`}>
        <div className={styles.footerText}>
          <Text weight="strong">{name}</Text>
          <Text size="sm" tone="muted">
            <Trans>Cars of Tunisian agencies, side by side. The total you see is the total you pay.</Trans>
          </Text>
          {rates && <CurrencySwitch rates={rates} />}
        </div>
        <nav className={styles.footerLinks}>
          {footerLinks.map(([address, label]) => (
            <Link
              key={address}
              tone="plain"
              className={styles.footerLink}
              render={<RouterLink to={address} />}
            >
              {i18n._(label)}
            </Link>
          ))}
          {gtagId !== "" && <CookiesLink />}
        </nav>
      </div>
    </footer>
  );
}
