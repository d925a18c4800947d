import { createFormats } from "@sayara/i18n/format/createFormats";
import { currencySign } from "@sayara/i18n/format/formatPrice";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";
import { Price } from "./Price.tsx";

const noBreakSpace = "\u00a0";

test.each([
  ["fr", `1${noBreakSpace}044,50 DT par jour`, "par jour"],
  ["en", "1,044.50 TND a day", "a day"],
  ["es", `1${noBreakSpace}044,50 TND al día`, "al día"],
] as const)("a price per day in %s is read as one phrase: %s", (language, spoken, perDay) => {
  const amount = createFormats({ language, timeZone: "Africa/Tunis" }).number(1044.5);
  const { container } = render(<Price amount={amount} currency={currencySign(language)} note={perDay} />);
  expect(container.textContent).toBe(spoken);
});

test.each([
  ["fr", `360${noBreakSpace}DT`],
  ["en", `360${noBreakSpace}TND`],
  ["es", `360${noBreakSpace}TND`],
] as const)("accepts an amount in %s that contains its currency", (language, spoken) => {
  const { price } = createFormats({ language, timeZone: "Africa/Tunis" });
  const { container } = render(<Price amount={price(360)} />);
  expect(container.textContent).toBe(spoken);
});

test("shows text before and after the amount, and text for screen readers only", () => {
  const { container } = render(
    <Price
      before={<VisuallyHidden>Total for the stay:</VisuallyHidden>}
      amount="360"
      currency="TND"
      note="for 3 days"
    />,
  );
  expect(container.textContent).toBe("Total for the stay: 360 TND for 3 days");
});

test("keeps the amount and its currency on one line, separate from the note", () => {
  render(<Price amount="360" currency="TND" note="for 3 days" tone="accent" />);
  const amount = screen.getByText("360");
  expect(amount.textContent).toBe("360 TND");
  expect(amount.className.split(" ")).toEqual(expect.arrayContaining([styles.amount, styles.tones.accent]));
});

test("renders nothing for missing parts", () => {
  const { container } = render(<Price amount="360" />);
  expect(container.querySelectorAll("span span")).toHaveLength(1);
});
