// @vitest-environment jsdom
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type CheckoutForm, startValues } from "#web/pages/checkout/driver/checkoutFields.ts";
import { ArrivalPart } from "./ArrivalPart.tsx";

afterEach(cleanup);

const response = aQuoteResponse();
const pickupLocation = { ...response.pickupLocation, kind: "city" } as const;

function viewOf(number: string, errors: CheckoutForm["errors"] = {}) {
  const form = aForm({ ...startValues(null), "arrival.number": number }, { errors });
  return (
    <RoutedProviders>
      <ArrivalPart response={{ ...response, pickupLocation }} form={form as never} />
    </RoutedProviders>
  );
}

test("[AV1] away from airports and ports, the fields open once they are filled in or refused, and only the visitor closes them", async () => {
  const { rerender } = render(viewOf(""));
  const summary = await screen.findByText("Do you arrive by plane or ferry?");
  const details = summary.closest("details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  rerender(viewOf("AF 1"));
  await waitFor(() => expect(details.open).toBe(true));
  rerender(viewOf(""));
  expect(details.open).toBe(true);
  details.open = false;
  fireEvent(details, new Event("toggle"));
  rerender(viewOf("", { "arrival.number": "required" }));
  await waitFor(() => expect(details.open).toBe(true));
  rerender(viewOf(""));
  expect(details.open).toBe(true);
});
