// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import type { PaymentOffer } from "./paymentOffers.ts";
import { PaymentSection } from "./PaymentSection.tsx";

afterEach(cleanup);

const offers: PaymentOffer[] = [
  { payment: "later", paidNow: 0 },
  { payment: "full", paidNow: 240 },
];

test.each([
  ["adopts a payment", true, [["full"]]],
  ["chooses nothing", false, []],
])("%s that was chosen before hydration: %s", async (_what, isChosen, choices) => {
  const onChange = vi.fn();
  const page = (
    <Surroundings>
      <PaymentSection
        agency="Carthage Cars"
        total={240}
        offers={offers}
        payment="later"
        onChange={onChange}
      />
    </Surroundings>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  if (isChosen) screen.getByRole<HTMLInputElement>("radio", { name: /full amount/ }).checked = true;
  await act(async () => render(page, { container, hydrate: true }));
  expect(onChange.mock.calls).toEqual(choices);
});
