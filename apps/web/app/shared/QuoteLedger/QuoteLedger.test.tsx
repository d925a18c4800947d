// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aQuoteAnswer } from "#web/testing/aQuoteAnswer.ts";
import { QuoteLedger } from "./QuoteLedger.tsx";

afterEach(cleanup);

const { quote, car } = aQuoteAnswer({ options: { cancellation: true } });

test("lists the days with the calculation, the options and the total", async () => {
  render(
    <Surroundings>
      <QuoteLedger quote={quote} defaultOpen />
    </Surroundings>,
  );
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent?.replaceAll(/\s/g, " "));
  expect(rows.some((row) => row?.includes("3 × 106"))).toBe(true);
  expect(rows.some((row) => row?.startsWith("Cancellation"))).toBe(true);
  expect(rows.at(-1)).toContain(String(quote.total));
});

test("lists deposit, fuel and mileage of a given car only", async () => {
  const view = render(
    <Surroundings>
      <QuoteLedger quote={quote} car={car} defaultOpen />
    </Surroundings>,
  );
  expect(await screen.findByText("Security deposit")).toBeTruthy();
  view.unmount();
  render(
    <Surroundings>
      <QuoteLedger quote={quote} defaultOpen />
    </Surroundings>,
  );
  await screen.findAllByRole("row");
  expect(screen.queryByText("Security deposit")).toBeNull();
});
