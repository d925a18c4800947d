// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anOwnReview } from "@sayara/frontend/testing/data/anOwnReview";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { StaffReviewSection } from "./StaffReviewSection.tsx";

afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const review = anOwnReview({ id, bookingId: id, supplierId: id, driverId: id });

const open = (openedReview: Parameters<typeof StaffReviewSection>[0]["review"]) =>
  render(
    <RoutedProviders>
      <StaffReviewSection review={openedReview}>
        <button type="button">Act</button>
      </StaffReviewSection>
    </RoutedProviders>,
  );

test("staff see the rating, the comments, the answers, the reason for hiding the review, and the actions", () => {
  open({ ...review, answer: "Thank you.", hiddenReason: "It names a person." });
  const section = screen.getByRole("region", { name: "Review by the driver" });
  for (const text of [
    "Clean car, a short wait.",
    "Rented the carYes",
    "Agency cancelled at the last minuteNo",
    "Car on timeLate",
    "Thank you.",
    "Reason: It names a person.",
  ])
    expect(section.textContent).toContain(text);
  expect(screen.getByRole("button", { name: "Act" })).toBeTruthy();
});

test("[RV14] staff see why the agency's reply was removed", () => {
  open({ ...review, answerRemoval: "It insults the driver." });
  expect(screen.getByText("The agency’s answer was removed by our team")).toBeTruthy();
  expect(screen.getByText("It insults the driver.").tagName).toBe("BDI");
});

test("a review that could not be loaded offers no actions", () => {
  open(null);
  expect(screen.getByText("The review could not be loaded.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
