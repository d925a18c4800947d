// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aGivenReview } from "#web/testing/aGivenReview.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { StaffReviewSection } from "./StaffReviewSection.tsx";
import { useStaffReview } from "./useStaffReview.ts";

afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const review = aGivenReview({ id, bookingId: id, supplierId: id, driverId: id });

const open = (shown: Parameters<typeof StaffReviewSection>[0]["review"]) =>
  render(
    <Surroundings>
      <StaffReviewSection review={shown}>
        <button type="button">Act</button>
      </StaffReviewSection>
    </Surroundings>,
  );

test("staff read the rating, the comments, the four answers and what was done to the review", () => {
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

test("before it is loaded, and where that failed, nothing is offered", () => {
  open(undefined);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open(null);
  expect(screen.getByText("The review could not be loaded.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a review is loaded where it is needed, and changed by what staff did", async () => {
  const { openApi, calls } = fakeApi({ bookingReview: () => ({ ok: true, data: { review } }) });
  const { result, rerender } = renderHook(
    ({ isNeeded }) => useStaffReview({ bookingId: id, isNeeded, openApi }),
    { initialProps: { isNeeded: false } },
  );
  expect(calls).toEqual([]);
  rerender({ isNeeded: true });
  await expect.poll(() => result.current.review).toEqual(review);
  act(() => result.current.change({ answer: "Thank you." }));
  expect(result.current.review).toEqual({ ...review, answer: "Thank you." });
});

test("a review that may not be read is not shown", async () => {
  const { openApi } = fakeApi({ bookingReview: () => refuse(404, "not_found") });
  const { result } = renderHook(() => useStaffReview({ bookingId: id, isNeeded: true, openApi }));
  await expect.poll(() => result.current.review).toBeNull();
});
