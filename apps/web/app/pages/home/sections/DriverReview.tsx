import { Trans, useLingui } from "@lingui/react/macro";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { Link } from "@sayara/ui/Link/Link";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Link as RouterLink } from "react-router";
import { writtenIn } from "@sayara/frontend/language/writtenIn";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import type { HomeReview } from "#web/pages/home/Home.load.ts";
import { section } from "#web/pages/home/Home.css.ts";
import * as styles from "./DriverReview.css.ts";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";

/** A driver's review of the best-rated agency, in the driver's own words and language. */
export function DriverReview({ review }: { review: HomeReview }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { comments } = review;
  const author = useDriverName()(review.author);
  const { slug, name } = review.agency;
  const rated = formats.rating(review.rating);
  const date = formats.date(review.createdAt, { length: "long" });
  const searchHref = searchUrl({ ...emptySearch, filter: { ...noCarFilter, suppliers: [slug] } });
  return (
    <section className={`${container} ${section}`} aria-label={t`A driver’s review`}>
      <figure className={styles.review}>
        <Rating compact value={review.rating} text={rated} label={t`Rated ${rated} out of 5`} />
        <blockquote className={styles.quote}>
          <p {...writtenIn(review.language)}>{comments}</p>
        </blockquote>
        <figcaption className={styles.source}>
          <Trans>
            {author}, {date}, about <Link render={<RouterLink to={searchHref} />}>{name}</Link>
          </Trans>
        </figcaption>
      </figure>
    </section>
  );
}
