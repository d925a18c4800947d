import { parseUrl } from "../request/parseUrl.ts";
import { useSite } from "../request/Site.ts";
import * as styles from "./Avatar.css.ts";
import { initialsOf } from "./initialsOf.ts";

interface AvatarProps {
  fullName: string;
  /** The account's value: an absolute URL, or a path on the API's host. */
  avatar: string | null;
  size?: keyof typeof styles.sizes;
}

/** Shows a user's picture or initials. Decorative: the name is shown beside it or visually hidden. */
export function Avatar({ fullName, avatar, size = "small" }: AvatarProps) {
  const { apiUrl } = useSite();
  const address = avatar === null ? null : (parseUrl(avatar, apiUrl)?.href ?? null);
  return (
    <span className={`${styles.avatar} ${styles.sizes[size]}`} aria-hidden="true">
      {address === null ? (
        initialsOf(fullName)
      ) : (
        <img src={address} alt="" className={styles.picture} width="512" height="512" />
      )}
    </span>
  );
}
