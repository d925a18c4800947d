import { expect, test } from "vitest";
import { documentReviewStatuses } from "./DocumentReviewStatus.ts";
import { canMoveReview } from "./documentReviewTransitions.ts";

test("[DR1] an admin decides on a document, and resubmitting it puts it back in review", () => {
  const moves = (by: "admin" | "supplier") =>
    documentReviewStatuses.flatMap((from) =>
      documentReviewStatuses.filter((to) => canMoveReview({ from, to, by })).map((to) => `${from} → ${to}`),
    );
  expect(moves("admin")).toEqual(["en_revue → accepte", "en_revue → refuse", "accepte → refuse"]);
  expect(moves("supplier")).toEqual(["accepte → en_revue", "refuse → en_revue"]);
});
