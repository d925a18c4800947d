import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { Icon } from "@sayara/ui/Icon/Icon";
import { MoreIcon } from "@sayara/ui/Icon/icons";
import { LazyPopover } from "@sayara/frontend/layout/LazyPopover";
import { useState } from "react";
import { NavLink } from "react-router";
import { type MenuModule, type Page, type PortalRole, pages } from "../pages.ts";
import { mayShow } from "../session/AgencyContext.ts";
import { menuEntries } from "./menuEntries.ts";
import * as styles from "./PortalMenu.css.ts";

interface MenuPage extends Page {
  module: MenuModule;
}

const allPages: readonly Page[] = pages;

/** Links to the pages of a role: a bar at the bottom on phones, a column beside the page on wide screens. */
export function PortalMenu({ role, agency }: { role: PortalRole; agency: SupplierAccess | null }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const menuPages = allPages
    .filter(isInMenu)
    .filter(({ roles, action }) => roles.includes(role) && (action === undefined || mayShow(agency, action)))
    .filter(({ standing }) => standing === undefined || standing === agency?.standing);
  const others = menuPages.filter(({ menu }) => menu === "more");
  return (
    <nav aria-label={t`Menu`} className={styles.menu}>
      <ul className={styles.list}>
        {menuPages.map((page) => (
          <li key={page.module} className={page.menu === "more" ? styles.wideOnly : undefined}>
            <MenuLink page={page} />
          </li>
        ))}
        {others.length > 0 && (
          <li className={styles.phoneOnly}>
            <LazyPopover
              label={t`More pages`}
              side="top"
              align="end"
              open={isOpen}
              onOpenChange={setOpen}
              className={styles.panel}
              trigger={
                <button type="button" className={styles.entry}>
                  <Icon picture={MoreIcon} />
                  <span className={styles.label}>
                    <Trans>More</Trans>
                  </span>
                </button>
              }
            >
              <ul className={styles.panelList}>
                {others.map((page) => (
                  <li key={page.module}>
                    <MenuLink page={page} onFollow={close} />
                  </li>
                ))}
              </ul>
            </LazyPopover>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuLink({ page, onFollow }: { page: MenuPage; onFollow?: () => void }) {
  const { i18n } = useLingui();
  const { label, picture } = menuEntries[page.module];
  return (
    <NavLink
      to={page.path}
      end={page.path === "/"}
      className={styles.entry}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon picture={picture} />
      <span className={styles.label}>{i18n._(label)}</span>
    </NavLink>
  );
}

function isInMenu(page: Page): page is MenuPage {
  return page.menu !== undefined;
}
