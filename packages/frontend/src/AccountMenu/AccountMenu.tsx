import { useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { AccountIcon, SignOutIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type ReactNode, useState } from "react";
import { Link, PrefetchPageLinks } from "react-router";
import { Avatar } from "../Avatar/Avatar.tsx";
import { LazyPopover } from "../layout/LazyPopover.tsx";
import { type SignedOutPath, useSignOut } from "../session/signOut/useSignOut.ts";
import * as styles from "./AccountMenu.css.ts";

interface AccountMenuProps {
  user: User;
  /** Links to the account's pages. */
  links: readonly { to: string; picture: IconPicture; label: string }[];
  /**
   * Path opened after a sign-out. Unless it is the sign-in page, the menu also offers "Use another account".
   */
  signedOutPath: SignedOutPath;
}

/** Menu of the signed-in user, on every page. */
export function AccountMenu({ user, links, signedOutPath }: AccountMenuProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
  const { fullName, email, avatar } = user;
  const buttonProps = { className: styles.item, "aria-disabled": isSigningOut || undefined };
  const close = () => setOpen(false);
  return (
    <LazyPopover
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
      {/* Signing out redirects to this page even while offline, so its code is loaded in advance. */}
      {isOpen && <PrefetchPageLinks page={signedOutPath} />}
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
        {links.map(({ to, picture, label }) => (
          <li key={to}>
            <Link to={to} className={styles.item} onClick={close}>
              <Item picture={picture}>{label}</Item>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" {...buttonProps} onClick={() => void signOut({ to: signedOutPath })}>
            <Item picture={SignOutIcon}>{isSigningOut ? t`Signing out…` : t`Sign out`}</Item>
          </button>
        </li>
        {signedOutPath !== "/sign-in" && (
          <li>
            <button type="button" {...buttonProps} onClick={() => void signOut({ to: "/sign-in" })}>
              <Item picture={AccountIcon}>{t`Use another account`}</Item>
            </button>
          </li>
        )}
      </ul>
    </LazyPopover>
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
