import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PriceLedger } from "./PriceLedger.tsx";

const ledger = (
  <PriceLedger
    total={{ label: "Total", amount: "486", currency: "TND" }}
    perDay="162 TND a day"
    messages={{ open: "Details", close: "Close", caption: "How we worked out the price" }}
    groups={[
      {
        id: "days",
        title: "3 days",
        lines: [{ id: "1", label: "1–3 December", rule: "Base price", amount: "360", sum: "3 × 120" }],
      },
      { id: "options", title: "Options", lines: [{ id: "2", label: "Full insurance", amount: "126" }] },
      { id: "none", title: "Nothing here", lines: [] },
    ]}
    facts={{
      title: "Not part of the price",
      items: [{ id: "deposit", name: "Deposit", value: "1,500 TND" }],
    }}
  />
);

test("is closed at first and shows the total", () => {
  render(ledger);
  expect(screen.getByText("486")).toBeTruthy();
  expect(screen.getByRole("group")).toHaveProperty("open", false);
});

test("opens into one line per priced item and the total", async () => {
  render(ledger);
  await userEvent.click(screen.getByText("Details"));
  expect(screen.getByRole("group")).toHaveProperty("open", true);
  const table = screen.getByRole("table", { name: "How we worked out the price" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "3 days",
    "1–3 December Base price360 3 × 120",
    "Options",
    "Full insurance 126",
    "Total486 TND",
  ]);
});

test("keeps facts without a price out of the table", () => {
  render(ledger);
  expect(screen.getByRole("table").textContent).not.toContain("1,500");
  expect(screen.getByRole("definition", { hidden: true }).textContent).toBe("1,500 TND");
});
