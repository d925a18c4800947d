import type { Client } from "@sayara/api-client/client/createClient";
import type { OwnReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { useEffect, useState } from "react";
import type { ReviewChange } from "#web/shared/ReviewDesk/useStaffReviewActs.ts";

interface StaffReviewTools {
  bookingId: string;
  /** Whether there is a review and the viewer may read it as staff. */
  isNeeded: boolean;
  openApi: () => Promise<Client>;
}

/** A booking's review for staff. */
export interface StaffReview {
  /** Undefined until it is loaded; null: that failed. */
  review: OwnReview | null | undefined;
  /** Changes what staff did to it. */
  change: (change: ReviewChange) => void;
}

/** Loads a booking's review for staff. */
export function useStaffReview({ bookingId, isNeeded, openApi }: StaffReviewTools): StaffReview {
  const [review, setReview] = useState<StaffReview["review"]>(undefined);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isShown = true;
    const show = (loaded: OwnReview | null) => {
      if (isShown) setReview(loaded);
    };
    loadReview(openApi, bookingId).then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [bookingId, isNeeded, openApi]);
  return {
    review,
    change: (change) => setReview((known) => (known ? { ...known, ...change } : known)),
  };
}

async function loadReview(openApi: () => Promise<Client>, bookingId: string): Promise<OwnReview | null> {
  const [call, { bookingReview }] = await Promise.all([
    openApi(),
    import("@sayara/api-client/contract/reviews/bookingReview"),
  ]);
  const outcome = await call(bookingReview, { params: { bookingId } });
  return outcome.ok ? outcome.data.review : null;
}
