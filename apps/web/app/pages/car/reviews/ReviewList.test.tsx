// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
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
  language: "en" as const,
  createdAt: "2026-10-28T09:00:00Z",
  photo: null,
  answer: { text: "Danke, Asma.", at: "2026-10-29T09:00:00Z", language: "de" as const },
  isAnswerable: false,
  hiddenReason: null,
};

const agency = { id: "supplier-1", slug: "jasmin-rent", name: "Jasmin Rent" };

test("[RV9] [RV11] a review shows the agency's answer, and a text in another language has a link to a translator", () => {
  render(
    <RoutedProviders>
      <ReviewList agency={agency} reviews={[review]} total={1} />
    </RoutedProviders>,
  );
  expect(screen.getByText("Clean and on time.")).toBeTruthy();
  expect(screen.getByText("Clean and on time.").lang).toBe("en");
  const answer = screen.getByRole("blockquote");
  expect(answer.textContent).toContain("Answer of Jasmin Rent");
  expect(within(answer).getByText("Danke, Asma.").lang).toBe("de");
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: /^Translate with Google/ });
  expect(links.map(({ href }) => new URL(href).searchParams.get("text"))).toEqual(["Danke, Asma."]);
  expect(links[0]?.rel).toBe("nofollow noopener noreferrer");
  expect(links[0]?.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("[RV13] an accepted photo is shown, and a list that omits reviews links to all reviews", () => {
  render(
    <RoutedProviders>
      <ReviewList agency={agency} reviews={[{ ...review, photo: "/pictures/reviews/r1.webp" }]} total={4} />
    </RoutedProviders>,
  );
  const photo = screen.getByRole<HTMLImageElement>("img", { name: "Photo by Asma" });
  expect(new URL(photo.src).pathname).toBe("/pictures/reviews/r1.webp");
  expect(screen.getByRole("link", { name: "All reviews of this agency" }).getAttribute("href")).toBe(
    "/reviews/jasmin-rent",
  );
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
      <ReviewList agency={agency} reviews={[hidden]} total={1} />
    </RoutedProviders>,
  );
  expect(screen.getByRole("listitem").textContent).toContain("Reason: It insults a person.");
  expect(screen.queryByText("Asma")).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  ["the agency's staff can answer", aUser({ type: "supplier", supplierId: "supplier-1" }), /^Answer…/],
  ["an admin can hide", aUser({ type: "admin" }), /^Hide…/],
])("%s a listed review", async (_title, user, name) => {
  useSession.setState({ session: { state: "signedIn", user } });
  render(
    <RoutedProviders>
      <ReviewList agency={agency} reviews={[{ ...review, answer: null, isAnswerable: true }]} total={1} />
    </RoutedProviders>,
  );
  expect(await screen.findByRole("button", { name })).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("[RV14] after an answer is removed, staff cannot answer the review again", async () => {
  const user = aUser({ type: "supplier", supplierId: "supplier-1" });
  useSession.setState({ session: { state: "signedIn", user } });
  const [removed, open] = [
    { ...review, answer: null },
    { ...review, id: "r2", author: "Nour", answer: null, isAnswerable: true },
  ];
  render(
    <RoutedProviders>
      <ReviewList agency={agency} reviews={[removed, open]} total={2} />
    </RoutedProviders>,
  );
  expect(await screen.findByRole("button", { name: /^Answer… *Nour/ })).toBeTruthy();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test.each([
  ["a guest", null],
  ["a driver", aUser()],
  [
    "an accountant of the agency",
    aUser({ type: "supplier", supplierId: "supplier-1", supplierRole: "accountant" }),
  ],
  ["staff of another agency", aUser({ type: "supplier", supplierId: "supplier-2" })],
])("%s sees no staff actions", (_name, user) => {
  useSession.setState({ session: user === null ? { state: "guest" } : { state: "signedIn", user } });
  render(
    <RoutedProviders>
      <ReviewList agency={agency} reviews={[{ ...review, answer: null, isAnswerable: true }]} total={1} />
    </RoutedProviders>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});
