// @vitest-environment jsdom
import { type CoverContents, usualCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { coverRows } from "@sayara/domain/car/coverRows";
import { covers } from "@sayara/domain/pricing/covers/Cover";
import { aCar } from "@sayara/domain/testing/aCar";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { CoverTable } from "./CoverTable.tsx";

afterEach(cleanup);

async function show(contents: CoverContents | null, excess = aCar().excess) {
  render(
    <RoutedProviders>
      <CoverTable rows={coverRows(covers, { excess, contents, held: [] })} />
    </RoutedProviders>,
  );
  await screen.findByRole("table", { name: "What the covers include, and the maximum excess" });
  return screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")));
}

test("[CV2] the table has a column for each cover, with its excess and each inclusion as text", async () => {
  expect(await show(usualCoverContents)).toEqual([
    ["Item", "Theft protection", "Collision damage waiver", "Full insurance"],
    ["Maximum excess without it", "3,000 TND", "2,000 TND", "3,000 TND"],
    ["Maximum excess with it", "1,000 TND", "800 TND", "0 TND"],
    ["Glass", "Not included", "Not included", "Included"],
    ["Tyres", "Not included", "Not included", "Included"],
    ["Roof and underbody", "Not included", "Not included", "Included"],
    ["Keys", "Not included", "Not included", "Not included"],
    ["Personal effects", "Not included", "Not included", "Not included"],
  ]);
  expect(screen.queryByText(/has not stated/)).toBeNull();
});

test("[CV1, PL3] the table says which values the agency has not stated", async () => {
  const rows = await show(null, null);
  expect(rows.slice(1)).toEqual([
    ["Maximum excess without it", "Ask the agency", "Ask the agency", "Ask the agency"],
    ["Maximum excess with it", "Ask the agency", "Ask the agency", "Ask the agency"],
  ]);
  expect(screen.getByText(/has not stated whether glass/)).toBeTruthy();
});
