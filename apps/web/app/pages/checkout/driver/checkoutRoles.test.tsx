// @vitest-environment jsdom
import type { UserType } from "@sayara/domain/user/UserType";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { siteTags } from "@sayara/frontend/request/Site";
import { useSession } from "@sayara/frontend/session/useSession";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import type { CheckoutData } from "#web/pages/checkout/Checkout.load.ts";
import { checkoutFormDraft } from "#web/pages/checkout/checkoutFormDraft.ts";
import CheckoutRoute from "#web/pages/checkout/Checkout.route.tsx";
import { noOptions } from "#web/pages/checkout/price/ChosenRental.ts";
import { useAttempt } from "#web/pages/checkout/sending/useAttempt.ts";

const readyCheckout: CheckoutData = {
  state: "ready",
  rental: {
    car: "hyundai-i20-tunis",
    pickup: "tunis-carthage",
    dropoff: "tunis-carthage",
    from: "2026-12-01T10:00",
    to: "2026-12-04T10:00",
    options: noOptions,
    extras: [],
  },
  signed: { options: noOptions, extras: [], response: aQuoteResponse() },
  settings: defaultSettings,
};

const Page = CheckoutRoute as ComponentType<{ loaderData: { checkout: CheckoutData } }>;

async function headingFor(type: UserType | null): Promise<string | null> {
  useSession.setState({
    session: type === null ? { state: "guest" } : { state: "signedIn", user: aUser({ type }) },
  });
  render(
    <RoutedProviders>
      <Page loaderData={{ checkout: readyCheckout }} />
    </RoutedProviders>,
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

// Test files in the same worker share the drafts, so pressing a box that another file ticked would untick it.
beforeEach(() => {
  checkoutFormDraft.clear();
  useAttempt.setState({ unresolved: null });
});
afterEach(cleanup);

test.each([null, "user"] as const)("[RO3] a visitor of type %s sees the form", async (type) => {
  expect(await headingFor(type)).toBe("Book your car");
});

test.each(["supplier", "admin"] as const)("[RO3] an account of type %s sees a refusal", async (type) => {
  expect(await headingFor(type)).toBe("Staff accounts don't book");
  expect(screen.getByRole("link", { name: "To my bookings to answer" })).toBeTruthy();
});

test("the button is disabled until the session is known, since the account may fill in fields", async () => {
  useSession.setState({ session: { state: "unknown" } });
  for (const [name, content] of siteTags(aSite())) {
    const tag = document.head.appendChild(Object.assign(document.createElement("meta"), { name, content }));
    onTestFinished(() => tag.remove());
  }
  render(
    <RoutedProviders>
      <Page loaderData={{ checkout: readyCheckout }} />
    </RoutedProviders>,
  );
  const person = userEvent.setup();
  const [send] = await screen.findAllByRole<HTMLButtonElement>("button", { name: /Request this car/ });
  await person.click(await screen.findByRole("checkbox", { name: /I accept/ }));
  expect(send?.disabled).toBe(true);

  act(() => useSession.setState({ session: { state: "signedIn", user: aUser({ type: "user" }) } }));
  await person.click(screen.getAllByRole("button", { name: "Request this car" })[0] as HTMLElement);
  expect(await screen.findByRole("dialog", { name: "Send your request to Jasmin Rent?" })).toBeTruthy();
  expect(screen.queryAllByText("This field is required.")).toEqual([]);
});
