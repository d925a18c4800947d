import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { NotificationsIcon } from "@sayara/ui/Icon/icons";
import { Link } from "react-router";
import * as styles from "./Bell.css.ts";

/** Largest displayed number. */
const MAX_COUNT = 99;

/** Links to the notifications and shows the number of unread ones; null if unknown. */
export function Bell({ unread }: { unread: number | null }) {
  const { t } = useLingui();
  const count = unread ?? 0;
  const shown = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
  const name = nameOf();
  return (
    <Link to="/notifications" className={styles.bell} aria-label={name}>
      <Icon picture={NotificationsIcon} />
      {count > 0 && <span className={styles.count}>{shown}</span>}
    </Link>
  );

  /** The accessible name contains the displayed text, so that speech input matches it. */
  function nameOf(): string {
    if (count === 0) return t`Notifications`;
    if (count > MAX_COUNT) return t`Notifications, ${shown} unread`;
    return t`${plural(count, { one: "Notifications, # unread", other: "Notifications, # unread" })}`;
  }
}
