import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import * as styles from "./AgencyReviews.css.ts";
import { type AgencyReviewsData, REVIEWS_PAGE_SIZE } from "./AgencyReviews.load.ts";
import { ListedReview } from "./ListedReview.tsx";
import { ReviewFilters } from "./ReviewFilters.tsx";
import * as listStyles from "./ReviewList.css.ts";
import { ReviewPercentages } from "./ReviewPercentages.tsx";
import { agencyReviewsPath, reviewsAddress } from "./ReviewsRequest.ts";

/** All reviews of an agency, sorted and filtered by the URL [RV12]. */
export function AgencyReviews({ request, agency, total, items, shares }: AgencyReviewsData) {
  const { t } = useLingui();
  const { name, slug } = agency;
  const path = agencyReviewsPath(slug);
  const address = reviewsAddress(slug, request);
  return (
    <>
      <PageHead
        title={t`Reviews of ${name}`}
        description={t`What drivers wrote about ${name} after renting there, and what the agency answered.`}
        // Filtered lists repeat the reviews of the unfiltered list, so only the unfiltered list is indexed.
        path={address === path && items.length > 0 ? path : undefined}
        picture="agencies"
      />
      <Stack gap="lg" className={`${container} ${styles.page}`}>
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Reviews of {name}</Trans>
          </Heading>
          <AgencyRating agency={agency} />
          <Text tone="muted" measure>
            <Trans>Only drivers who rented from this agency can write a review, once for each rental.</Trans>
          </Text>
        </Stack>
        {shares !== null && <ReviewPercentages shares={shares} />}
        <ReviewFilters path={path} request={request} />
        {total === null ? (
          <Notice
            tone="error"
            announce="assertive"
            title={<Trans>The reviews could not be loaded</Trans>}
            actions={
              <LinkButton render={<RouterLink to={address} reloadDocument />}>
                <Trans>Try again</Trans>
              </LinkButton>
            }
          />
        ) : (
          <>
            <Text tone="muted" size="sm">
              <Plural value={total} one="# review" other="# reviews" />
              {address !== path && (
                <>
                  {" · "}
                  <Link render={<RouterLink to={path} />}>
                    <Trans>Show all reviews</Trans>
                  </Link>
                </>
              )}
            </Text>
            {items.length === 0 && (
              <Text>
                <Trans>No review matches.</Trans>
              </Text>
            )}
            <ul className={styles.list}>
              {items.map((review) => (
                <li key={review.id} className={listStyles.review}>
                  <ListedReview review={review} agency={agency} />
                </li>
              ))}
            </ul>
            <PageLinks
              page={request.page}
              pageCount={Math.ceil(total / REVIEWS_PAGE_SIZE)}
              hrefOf={(page) => reviewsAddress(slug, { ...request, page })}
            />
          </>
        )}
      </Stack>
    </>
  );
}

function AgencyRating({ agency: { rating, reviewCount } }: Pick<AgencyReviewsData, "agency">) {
  const { t } = useLingui();
  const formats = useFormats();
  if (rating === null) return null;
  const rated = formats.rating(rating);
  return (
    <div className={styles.rating}>
      <Rating
        value={rating}
        text={rated}
        label={t`Rated ${rated} out of 5`}
        count={<Plural value={reviewCount} one="(# review)" other="(# reviews)" />}
      />
    </div>
  );
}
