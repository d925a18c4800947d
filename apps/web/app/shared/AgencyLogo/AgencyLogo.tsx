import { SUPPLIER_LOGO_SIZE } from "@sayara/domain/config/businessDefaults";
import { DefaultImage } from "@sayara/ui/DefaultImage/DefaultImage";
import { useSite } from "#web/request/Site.ts";
import * as styles from "./AgencyLogo.css.ts";

/** An agency's logo, 60 × 30, or the default picture. Decorative: the name stands beside it. */
export function AgencyLogo({ logo }: { logo: string | null }) {
  const { apiUrl } = useSite();
  if (logo === null) {
    return (
      <span className={styles.drawn}>
        <DefaultImage kind="agency" />
      </span>
    );
  }
  return (
    <img
      src={new URL(logo, apiUrl).href}
      alt=""
      {...SUPPLIER_LOGO_SIZE}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  );
}
