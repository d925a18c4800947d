import { expect, test } from "vitest";
import { documentReviewStatuses } from "./DocumentReviewStatus.ts";
import { isReviewTransitionAllowed } from "./documentReviewTransitions.ts";

test("[DR1] an admin decides on a document, and resubmitting it puts it back in review", () => {
  const transitionsBy = (by: "admin" | "supplier") =>
    documentReviewStatuses.flatMap((from) =>
      documentReviewStatuses
        .filter((to) => isReviewTransitionAllowed({ from, to, by }))
        .map((to) => `${from} → ${to}`),
    );
  expect(transitionsBy("admin")).toEqual(["en_revue → accepte", "en_revue → refuse", "accepte → refuse"]);
  expect(transitionsBy("supplier")).toEqual(["accepte → en_revue", "refuse → en_revue"]);
});
