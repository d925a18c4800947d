// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { useSession } from "@sayara/frontend/session/useSession";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { ReviewList } from "./ReviewList.tsx";

afterEach(() => {
  cleanup();
  useSession.setState({ session: { state: "unknown" } });
});

const review = {
  id: "r1",
  author: "Asma",
  rating: 5,
  comments: "Clean and on time.",
  createdAt: "2026-10-28T09:00:00Z",
  answer: { text: "Thank you, Asma.", at: "2026-10-29T09:00:00Z" },
  hiddenReason: null,
};

test("a review shows the agency's reply", () => {
  render(
    <RoutedProviders>
      <ReviewList supplierId="supplier-1" reviews={[review]} />
    </RoutedProviders>,
  );
  expect(screen.getByText("Clean and on time.")).toBeTruthy();
  expect(screen.getByRole("blockquote").textContent).toContain("Thank you, Asma.");
});

test("[RV10] a hidden review is replaced by its reason and shows no rating", () => {
  const hidden = {
    ...review,
    rating: null,
    comments: null,
    answer: null,
    hiddenReason: "It insults a person.",
  };
  render(
    <RoutedProviders>
      <ReviewList supplierId="supplier-1" reviews={[hidden]} />
    </RoutedProviders>,
  );
  expect(screen.getByRole("listitem").textContent).toContain("Reason: It insults a person.");
  expect(screen.queryByText("Asma")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  ["the agency's staff answers", aUser({ type: "supplier", supplierId: "supplier-1" }), /^Answer…/],
  ["an admin hides", aUser({ type: "admin" }), /^Hide…/],
])("%s a listed review", async (_title, user, name) => {
  useSession.setState({ session: { state: "signedIn", user } });
  render(
    <RoutedProviders>
      <ReviewList supplierId="supplier-1" reviews={[{ ...review, answer: null }]} />
    </RoutedProviders>,
  );
  expect(await screen.findByRole("button", { name })).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test.each([
  ["a guest", null],
  ["a driver", aUser()],
  ["staff of another agency", aUser({ type: "supplier", supplierId: "supplier-2" })],
])("%s sees no actions", (_name, user) => {
  useSession.setState({ session: user === null ? { state: "guest" } : { state: "signedIn", user } });
  render(
    <RoutedProviders>
      <ReviewList supplierId="supplier-1" reviews={[{ ...review, answer: null }]} />
    </RoutedProviders>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});
