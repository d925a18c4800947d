import { Plural, useLingui } from "@lingui/react/macro";
import type { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import { Rating } from "@sayara/ui/Rating/Rating";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./CarCard.css.ts";

/** Shows the agency with its rating, and the pick-up place. */
export function AgencyLine({
  supplier,
  place,
}: {
  supplier: Pick<SupplierSummary, "name" | "rating" | "reviewCount">;
  place: string;
}) {
  const { t } = useLingui();
  const formats = useFormats();
  const rating = supplier.rating === null ? null : formats.rating(supplier.rating);
  return (
    <div className={styles.agency}>
      <span>{supplier.name}</span>
      {supplier.rating !== null && (
        <Rating
          compact
          value={supplier.rating}
          text={rating}
          label={t`Rated ${rating} out of 5`}
          count={<Plural value={supplier.reviewCount} one="(# review)" other="(# reviews)" />}
        />
      )}
      <span className={styles.place}>{place}</span>
    </div>
  );
}
