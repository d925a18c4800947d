// @vitest-environment jsdom
import { ratingWeight } from "@sayara/domain/search/recommendationScore";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { OrderNote } from "./OrderNote.tsx";

afterEach(cleanup);

async function openNote(): Promise<string> {
  render(
    <RoutedProviders>
      <OrderNote />
    </RoutedProviders>,
  );
  const summary = await screen.findByText("How this order is made");
  const panel = summary.closest("details");
  expect(panel?.open).toBe(false);
  await userEvent.click(summary);
  expect(panel?.open).toBe(true);
  return panel?.textContent ?? "";
}

test("[SE8] the note on the order states that the lowest total comes first, and cars before scooters", async () => {
  expect(await openNote()).toContain("Cars come before scooters, the lowest total for your stay first.");
});

test("[SE9] the note states that included covers improve the rank and that no agency pays for its rank", async () => {
  const note = await openNote();
  expect(note).toContain("Covers that are included count in favour of a car");
  expect(note).toContain("No agency pays for its place.");
});

test("[SE10] the note states the weight that the order gives to a star", async () => {
  const weightOf = (rating: number) => ratingWeight({ rating, reviewCount: 1_000_000 });
  const percent = (weightOf(3) - weightOf(4)) / 10;
  expect(await openNote()).toContain(
    `Each star below five that drivers gave the agency counts as ${percent}% of the price`,
  );
});

test("[SE11] the note states where similar cars appear", async () => {
  expect(await openNote()).toContain("Similar cars from one agency come after the first of them.");
});
