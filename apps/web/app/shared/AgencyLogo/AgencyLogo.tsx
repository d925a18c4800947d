import { SUPPLIER_LOGO_SIZE } from "@sayara/domain/config/businessDefaults";
import { DefaultImage } from "@sayara/ui/DefaultImage/DefaultImage";
import { imageAddress, useSite } from "@sayara/frontend/request/Site";
import * as styles from "./AgencyLogo.css.ts";

/**
 * Shows an agency's logo at 60 × 30, the configured default image, or a drawing. Decorative: the name is shown beside
 * it.
 */
export function AgencyLogo({ logo }: { logo: string | null }) {
  const address = imageAddress(logo, "supplier", useSite());
  if (address === null) {
    return (
      <span className={styles.drawing}>
        <DefaultImage kind="agency" />
      </span>
    );
  }
  return (
    <img
      src={address}
      alt=""
      {...SUPPLIER_LOGO_SIZE}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  );
}
