import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { container } from "@sayara/frontend/layout/container.css";
import { Icon } from "@sayara/ui/Icon/Icon";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Link, NavLink } from "react-router";
import { menuEntries } from "#portal/layout/menuEntries.ts";
import * as tabStyles from "#portal/layout/PageTabs.css.ts";
import { type MenuModule, type Page, pages } from "../pages.ts";
import { StandingBadge } from "./StandingBadge.tsx";
import * as styles from "./AgencyViewHeader.css.ts";

interface ViewedPage extends Page {
  module: MenuModule;
}

const viewedPages = (pages as readonly Page[]).filter(
  (page): page is ViewedPage => page.isViewed === true && page.menu !== undefined,
);

/** Header of the pages of an agency that an administrator views: its name and links to its pages. */
export function AgencyViewHeader({ agency, path }: { agency: SupplierAccess; path: string }) {
  const { t, i18n } = useLingui();
  const { name, standing } = agency;
  return (
    <div className={`${container} ${styles.head}`}>
      <Stack gap="sm">
        <Inline gap="xs">
          <Icon picture={BackIcon} />
          <UiLink render={<Link to="/agencies" />}>
            <Trans>All agencies</Trans>
          </UiLink>
        </Inline>
        <Notice tone="info" title={t`You view ${name} as its people do, and read only`}>
          <Inline>
            <StandingBadge standing={standing} />
            <Trans>The agency's log records your visit, once a day.</Trans>
          </Inline>
        </Notice>
        <nav aria-label={t`Pages of ${name}`}>
          <ul className={tabStyles.tabs}>
            <li>
              <NavLink to={path} end className={tabStyles.tab}>
                <Trans>Overview</Trans>
              </NavLink>
            </li>
            {viewedPages.map((page) => (
              <li key={page.module}>
                <NavLink to={path + page.path} className={tabStyles.tab}>
                  {i18n._(menuEntries[page.module].label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
    </div>
  );
}
