import { Trans, useLingui } from "@lingui/react/macro";
import { directionOf } from "@sayara/domain/language/directionOf";
import { AccountMenu } from "@sayara/frontend/AccountMenu/AccountMenu";
import { LanguageSwitch } from "@sayara/frontend/LanguageSwitch/LanguageSwitch";
import { NavigationProgress } from "@sayara/frontend/layout/NavigationProgress";
import { RouteAnnouncer } from "@sayara/frontend/layout/RouteAnnouncer";
import { useSite } from "@sayara/frontend/request/Site";
import { useUser } from "@sayara/frontend/session/useSession";
import { Toasts } from "@sayara/frontend/toasts/Toasts";
import { BrandMark } from "@sayara/ui/BrandMark/BrandMark";
import { LockIcon, SettingsIcon } from "@sayara/ui/Icon/icons";
import { SkipLink } from "@sayara/ui/SkipLink/SkipLink";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { FindButton } from "../find/FindButton.tsx";
import { useAgency } from "../session/AgencyContext.ts";
import { isPortalUser } from "../session/requirePage.ts";
import { hasUnsentItems } from "../offline/hasUnsentItems.ts";
import { useUnsentDecisions } from "../offline/useUnsentDecisions.ts";
import { useUnsentPhotos } from "../offline/useUnsentPhotos.ts";
import { LiveBell } from "./LiveBell.tsx";
import { PortalMenu } from "./PortalMenu.tsx";
import * as styles from "./PortalLayout.css.ts";

const UnsentItemsSender = lazy(async () => {
  try {
    const module = await import("../offline/UnsentItemsSender.tsx");
    return { default: module.UnsentItemsSender };
  } catch {
    // Nothing can be sent without a connection.
    return { default: () => null };
  }
});

/** Header, menu and content of every page. Guests get neither menu nor account. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { name } = useSite();
  const agency = useAgency();
  const hasDecisions = useUnsentDecisions(({ decisions }) => decisions.length > 0);
  const hasPhotos = useUnsentPhotos(({ photos }) => photos.length > 0);
  const mayWait = hasDecisions || hasPhotos || hasUnsentItems();
  const content = useRef<HTMLElement>(null);
  const user = useUser();
  const accountLinks = [
    { to: "/settings", picture: SettingsIcon, label: t`Settings` },
    { to: "/security", picture: LockIcon, label: t`Security and sessions` },
  ];
  const menuUser = isPortalUser(user) ? user : null;
  useEffect(() => {
    document.documentElement.lang = i18n.locale;
    document.documentElement.dir = directionOf(i18n.locale);
  }, [i18n.locale]);
  return (
    <div className={menuUser === null ? styles.layout : styles.layoutWithMenu}>
      <SkipLink target="content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <NavigationProgress />
      <RouteAnnouncer content={content} />
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label={t`${name}, today`}>
          <BrandMark />
          <span className={styles.brandName}>{name}</span>
        </Link>
        {agency !== null && <span className={styles.agency}>{agency.name}</span>}
        <div className={styles.headerEnd}>
          <LanguageSwitch />
          {menuUser !== null && <FindButton userRole={menuUser.type} />}
          {menuUser !== null && <LiveBell userId={menuUser.id} />}
          {menuUser !== null && <AccountMenu user={menuUser} links={accountLinks} signedOutPath="/sign-in" />}
        </div>
      </header>
      {menuUser !== null && <PortalMenu role={menuUser.type} agency={agency} />}
      <main id="content" ref={content} tabIndex={-1} className={styles.main}>
        {mayWait && menuUser !== null && (
          <Suspense>
            <UnsentItemsSender userId={menuUser.id} />
          </Suspense>
        )}
        {children}
      </main>
      <Toasts />
    </div>
  );
}
