import { Trans, useLingui } from "@lingui/react/macro";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { reviewPermissions } from "@sayara/frontend/rental/ReviewStaffActions/reviewPermissions";
import { useDriverName } from "@sayara/frontend/rental/useDriverName";
import { useSite } from "@sayara/frontend/request/Site";
import { useSession } from "@sayara/frontend/session/useSession";
import { Rating } from "@sayara/ui/Rating/Rating";
import { Suspense, useState } from "react";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import * as styles from "./ReviewList.css.ts";
import { ReviewText } from "./ReviewText.tsx";

/** Loaded for staff only. */
const loadActions = async () =>
  (await import("./ListedReviewStaffActions.lazy.tsx")).ListedReviewStaffActions;
const ListedReviewStaffActions = import.meta.env.SSR
  ? await loadActions()
  : lazyPart(loadActions, "ListedReviewStaffActions.lazy");

/** The reviewed agency. */
export interface ReviewedAgency {
  id: string;
  name: string;
}

interface ListedReviewProps {
  review: PublishedReview;
  agency: ReviewedAgency;
}

/** A review, updated after a staff action without reloading the list. */
export function ListedReview({ review: loaded, agency }: ListedReviewProps) {
  const { session } = useSession();
  const [changes, setChanges] = useState<Partial<PublishedReview>>({});
  const review = { ...loaded, ...changes };
  const may = session.state === "signedIn" ? reviewPermissions(session.user, agency.id) : null;
  return (
    <>
      {review.hiddenReason === null ? (
        <VisibleReview review={review} agency={agency} />
      ) : (
        <HiddenReview review={review} />
      )}
      {may !== null && (may.answer || may.hide) && (
        <Suspense>
          <ListedReviewStaffActions
            review={review}
            permissions={may}
            onChange={({ answer, ...change }) =>
              setChanges((previous) => ({
                ...previous,
                ...change,
                ...(answer !== undefined && {
                  isAnswerable: false,
                  // The answer's language is known once the list is reloaded.
                  answer: { text: answer, at: new Date().toISOString(), language: "unknown" as const },
                }),
              }))
            }
          />
        </Suspense>
      )}
    </>
  );
}

function VisibleReview({
  review: { author, rating, comments, language, createdAt, photo, answer },
  agency,
}: ListedReviewProps) {
  const { t } = useLingui();
  const { apiUrl } = useSite();
  const driverName = useDriverName()(author);
  const formats = useFormats();
  const rated = formats.rating(rating ?? 0);
  const photoAddress = photo === null ? null : new URL(photo, apiUrl).href;
  const agencyName = agency.name;
  return (
    <>
      <p className={styles.head}>
        <span className={styles.name}>{driverName}</span>
        {rating !== null && <Rating compact value={rating} text={rated} label={t`Rated ${rated} out of 5`} />}
        <span className={styles.note}>{formats.date(createdAt)}</span>
      </p>
      {comments !== null && <ReviewText text={comments} language={language} />}
      {photoAddress !== null && (
        <a className={styles.photo} href={photoAddress} target="_blank" rel="noopener">
          <img
            className={styles.photoImage}
            src={photoAddress}
            alt={t`Photo by ${driverName}`}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      {answer !== null && (
        <blockquote className={styles.answer}>
          <p className={styles.head}>
            <span className={styles.name}>
              <Trans>Answer of {agencyName}</Trans>
            </span>
            <span className={styles.note}>{formats.date(answer.at)}</span>
          </p>
          <ReviewText text={answer.text} language={answer.language} />
        </blockquote>
      )}
    </>
  );
}

/** Placeholder for a hidden review, with the reason [RV10]. */
function HiddenReview({ review: { createdAt, hiddenReason } }: Pick<ListedReviewProps, "review">) {
  const formats = useFormats();
  return (
    <>
      <p className={styles.head}>
        <span className={styles.name}>
          <Trans>Review hidden by our team</Trans>
        </span>
        <span className={styles.note}>{formats.date(createdAt)}</span>
      </p>
      <p className={styles.note}>
        <Trans>Reason: {hiddenReason}</Trans>
      </p>
    </>
  );
}
