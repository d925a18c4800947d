import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import {
  AccountIcon,
  CalendarIcon,
  NotificationsIcon,
  SettingsIcon,
  SignOutIcon,
} from "@sayara/ui/Icon/icons";
import { Popover } from "@sayara/ui/Popover/Popover";
import { Text } from "@sayara/ui/Text/Text";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type ReactNode, useState } from "react";
import { Link, PrefetchPageLinks } from "react-router";
import { useSignOut } from "#web/session/signOut/useSignOut.ts";
import { Avatar } from "#web/shared/Avatar/Avatar.tsx";
import * as styles from "./AccountSlot.css.ts";

/** Menu of the signed-in user, on every page. */
export function AccountMenu({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
  const { fullName, email, avatar } = user;
  const buttonProps = { className: styles.item, "aria-disabled": isSigningOut || undefined };
  const close = () => setOpen(false);
  return (
    <Popover
      label={t`Your account`}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className={styles.panel}
      trigger={
        <button type="button" className={styles.button}>
          <Avatar fullName={fullName} avatar={avatar} />
          <VisuallyHidden>{t`Your account`}</VisuallyHidden>
          <span className={styles.name}>{fullName}</span>
        </button>
      }
    >
      {/* Signing out redirects to the home page, also while offline: its code has to be loaded before. */}
      {isOpen && <PrefetchPageLinks page="/" />}
      <div className={styles.identity}>
        <Text weight="strong" truncated>
          {fullName}
        </Text>
        <Text size="sm" tone="muted" truncated>
          {email}
        </Text>
        <Text size="sm" tone="muted">
          {i18n._(userTypeMessages[user.type])}
        </Text>
      </div>
      <ul className={styles.list}>
        <li>
          <Link to="/bookings" className={styles.item} onClick={close}>
            <Item picture={CalendarIcon}>
              <Trans>Bookings</Trans>
            </Item>
          </Link>
        </li>
        <li>
          <Link to="/notifications" className={styles.item} onClick={close}>
            <Item picture={NotificationsIcon}>
              <Trans>Notifications</Trans>
            </Item>
          </Link>
        </li>
        <li>
          <Link to="/settings" className={styles.item} onClick={close}>
            <Item picture={SettingsIcon}>
              <Trans>Settings</Trans>
            </Item>
          </Link>
        </li>
        <li>
          <button type="button" {...buttonProps} onClick={() => void signOut()}>
            <Item picture={SignOutIcon}>{isSigningOut ? t`Signing out…` : t`Sign out`}</Item>
          </button>
        </li>
        <li>
          <button type="button" {...buttonProps} onClick={() => void signOut({ to: "/sign-in" })}>
            <Item picture={AccountIcon}>{t`Use another account`}</Item>
          </button>
        </li>
      </ul>
    </Popover>
  );
}

function Item({ picture, children }: { picture: IconPicture; children: ReactNode }) {
  return (
    <>
      <Icon picture={picture} />
      <span>{children}</span>
    </>
  );
}
