import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { Grid } from "@sayara/ui/Grid/Grid";
import { Rating } from "@sayara/ui/Rating/Rating";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { AgencyLogo } from "#web/shared/AgencyLogo/AgencyLogo.tsx";
import { CardTitle } from "@sayara/frontend/CardTitle/CardTitle";
import { container } from "@sayara/frontend/layout/container.css";
import type { HomeSupplier } from "#web/pages/home/Home.load.ts";
import { SectionHead } from "./SectionHead.tsx";
import { section } from "#web/pages/home/Home.css.ts";
import * as styles from "./Partners.css.ts";

/** The agencies, each with a link to its cars. */
export function Partners({ suppliers }: { suppliers: readonly HomeSupplier[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const ratingLabel = (rating: string) => t`Rated ${rating} out of 5`;
  return (
    <section className={`${container} ${section}`}>
      <SectionHead title={<Trans>Local agencies, rated by their customers</Trans>}>
        <Trans>Each is rated by the drivers who rented from it.</Trans>
      </SectionHead>
      <Grid as="ul" gap="sm">
        {suppliers.map(({ slug, name, logo, rating, cars }) => (
          <li key={slug} className={styles.card}>
            <AgencyLogo logo={logo} />
            <div className={styles.text}>
              <CardTitle className={styles.name} search={{ filter: { ...noCarFilter, suppliers: [slug] } }}>
                {name}
              </CardTitle>
              <div className={styles.facts}>
                {rating !== null && (
                  <Rating
                    compact
                    value={rating}
                    text={formats.rating(rating)}
                    label={ratingLabel(formats.rating(rating))}
                  />
                )}
                <span>
                  <Plural value={cars} one="# car" other="# cars" />
                </span>
              </div>
            </div>
          </li>
        ))}
      </Grid>
    </section>
  );
}
