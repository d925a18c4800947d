// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { ReviewList } from "./ReviewList.tsx";

afterEach(cleanup);

const review = {
  id: "r1",
  author: "Asma",
  rating: 5,
  comments: "Clean and on time.",
  createdAt: "2026-10-28T09:00:00Z",
  answer: { text: "Thank you, Asma.", at: "2026-10-29T09:00:00Z" },
  hiddenReason: null,
};

test("a review shows the agency's answer", () => {
  render(
    <Surroundings>
      <ReviewList reviews={[review]} />
    </Surroundings>,
  );
  expect(screen.getByText("Clean and on time.")).toBeTruthy();
  expect(screen.getByRole("blockquote").textContent).toContain("Thank you, Asma.");
});

test("[RV10] a hidden review shows its reason in its place, and no rating", () => {
  const hidden = {
    ...review,
    rating: null,
    comments: null,
    answer: null,
    hiddenReason: "It insults a person.",
  };
  render(
    <Surroundings>
      <ReviewList reviews={[hidden]} />
    </Surroundings>,
  );
  expect(screen.getByRole("listitem").textContent).toContain("Reason: It insults a person.");
  expect(screen.queryByText("Asma")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});
