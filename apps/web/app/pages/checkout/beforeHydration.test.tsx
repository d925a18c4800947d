// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { useSession } from "@sayara/frontend/session/useSession";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import type { CheckoutData } from "./Checkout.load.ts";
import CheckoutRoute from "./Checkout.route.tsx";
import { checkoutFormDraft } from "./checkoutFormDraft.ts";
import { noOptions } from "./price/ChosenRental.ts";

const Page = CheckoutRoute as ComponentType<{ loaderData: { checkout: CheckoutData } }>;
const theftCheckbox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Theft protection" });

beforeEach(() => {
  checkoutFormDraft.clear();
  useSession.setState({ session: { state: "guest" } });
});
afterEach(cleanup);

async function hydrate(fillIn: () => void, options = noOptions) {
  const dueNow = { downPayment: 63.6, full: 318 };
  const checkout: CheckoutData = {
    state: "ready",
    rental: {
      car: "hyundai-i20-tunis",
      pickup: "tunis-carthage",
      dropoff: "tunis-carthage",
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
      options,
      extras: [],
    },
    signed: { options, extras: [], response: aQuoteResponse({ options, dueNow }) },
    settings: defaultSettings,
  };
  const page = (
    <RoutedProviders>
      <Page loaderData={{ checkout }} />
    </RoutedProviders>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const sendButtons = () =>
    within(container).getAllByRole<HTMLButtonElement>("button", { name: /Request this car|payment/ });
  expect(sendButtons().every((button) => button.disabled)).toBe(true);
  fillIn();
  await act(async () => render(page, { container, hydrate: true }));
  expect(sendButtons().some((button) => button.disabled)).toBe(false);
  return container;
}

const total = (page: HTMLElement) => page.querySelector("tfoot td")?.textContent?.replaceAll("\u00a0", " ");

test("text, ticks and choices entered before hydration stay and take effect", async () => {
  const page = await hydrate(() => {
    screen.getByLabelText<HTMLInputElement>("Full name").value = "Amel Ben Salah";
    theftCheckbox().checked = true;
    screen.getByRole<HTMLInputElement>("radio", { name: /full amount/ }).checked = true;
  });
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Amel Ben Salah");
  expect(sessionStorage.getItem("sayara.checkout")).toContain("Amel Ben Salah");
  expect(theftCheckbox().checked).toBe(true);
  expect(total(page)).toBe("333 TND");
  expect(screen.getByRole("radio", { name: /full amount/ })).toHaveProperty("checked", true);
  expect(screen.getAllByText("Continue to payment").length).toBeGreaterThan(0);
});

test("a checkbox that is unticked before hydration stays unticked", async () => {
  const page = await hydrate(
    () => {
      theftCheckbox().checked = false;
    },
    { ...noOptions, theftProtection: true },
  );
  expect(theftCheckbox().checked).toBe(false);
  expect(total(page)).toBe("318 TND");
});

test("an untouched page keeps its defaults", async () => {
  const page = await hydrate(() => {});
  expect(theftCheckbox().checked).toBe(false);
  expect(total(page)).toBe("318 TND");
  expect(screen.getByRole("radio", { name: /At the agency/ })).toHaveProperty("checked", true);
});

test("stored values are restored after a reload: the payment, the reminder and the terms", async () => {
  const id = aQuoteResponse({}).car.id;
  checkoutFormDraft.store("payment", "full");
  checkoutFormDraft.store("remindOfPaymentFor", id);
  checkoutFormDraft.store("termsAcceptedFor", id);
  await hydrate(() => {});
  expect(screen.getByRole("radio", { name: /full amount/ })).toHaveProperty("checked", true);
  for (const name of [/I accept/, /remind me once/])
    expect([name, screen.getByRole<HTMLInputElement>("checkbox", { name }).checked]).toEqual([name, true]);
  expect(sessionStorage.getItem("sayara.checkout")).toContain('"payment":"full"');
});
