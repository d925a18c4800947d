import type { Page } from "@playwright/test";
import type { Messages } from "../messagesIn.ts";

/** Locators of the checkout page, in one language. */
export function checkoutScreens(page: Page, { translate, like }: Messages) {
  const main = page.getByRole("main");
  const driver = main.getByRole("region", { name: translate("Who drives?") });
  return {
    main,
    field: (name: string) => driver.getByRole("textbox", { name: translate(name) }),
    /** The first option with a price. */
    option: main
      .getByRole("region", { name: translate("Your options") })
      .getByRole("checkbox")
      .first(),
    terms: main.getByRole("checkbox", {
      name: like("I accept the <0>terms of use</0> and the conditions above."),
    }),
    /** The button visible at this width: beside the form or in the price bar. */
    request: main.getByRole("button", { name: translate("Request this car") }).and(page.locator(":visible")),
    continueToPayment: main
      .getByRole("button", { name: translate("Continue to payment") })
      .and(page.locator(":visible")),
    /** The gateway's card fields. */
    card: page.frameLocator("iframe"),
    pay: main.getByRole("button", { name: like("Pay {amount}") }).and(page.locator(":visible")),
    payDialog: page.getByRole("dialog", { name: like("Pay {amount} and book?") }),
    confirmPayment: page.getByRole("dialog").getByRole("button", { name: like("Pay {amount}") }),
    payInFull: main.getByRole("radio", { name: like("The full amount now, by card") }),
    dialog: page.getByRole("dialog", { name: like("Send your request to {agency}?") }),
    sendRequest: page.getByRole("button", { name: translate("Send the request") }),
    problem: main.getByRole("alert"),
    otherCars: main.getByRole("link", { name: translate("See the other cars for these dates") }),
    /** The reference on the page of a new booking. */
    reference: main.getByText(/^SY-[0-9A-Z]{6}$/),
  };
}
