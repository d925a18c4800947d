// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import { readValues } from "../form/readValues.ts";
import { DatePartsField } from "./DatePartsField.tsx";

afterEach(cleanup);

function Field({ error }: { error?: string }) {
  return (
    <form data-testid="form">
      <DatePartsField name="birthDate" legend="Date of birth" error={error} defaultValue="" />
    </form>
  );
}

const readTyped = () =>
  readValues(new FormData(screen.getByTestId<HTMLFormElement>("form")), { birthDate: "" }).birthDate;

test("joins the typed parts and ignores characters other than digits", async () => {
  render(
    <RoutedProviders>
      <Field />
    </RoutedProviders>,
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "Day" }), "5x");
  await userEvent.type(screen.getByRole("textbox", { name: "Month" }), "3");
  await userEvent.type(screen.getByRole("textbox", { name: "Year" }), "19901");
  expect(readTyped()).toBe("1990-3-5");
});

test("fills all boxes from a pasted date", async () => {
  render(
    <RoutedProviders>
      <Field />
    </RoutedProviders>,
  );
  await userEvent.click(await screen.findByRole("textbox", { name: "Month" }));
  await userEvent.paste("05/03/1990");
  expect(readTyped()).toBe("1990-03-05");
});

test("the error describes the group and each box", async () => {
  render(
    <RoutedProviders>
      <Field error="This date is not valid." />
    </RoutedProviders>,
  );
  const group = await screen.findByRole("group", { name: "Date of birth" });
  expect(screen.getByRole("group", { description: "This date is not valid." })).toBe(group);
  for (const box of screen.getAllByRole("textbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
});

test("splits a whole date that the browser autofills into one box", async () => {
  render(
    <RoutedProviders>
      <Field />
    </RoutedProviders>,
  );
  fireEvent.input(await screen.findByRole("textbox", { name: "Day" }), { target: { value: "1990-03-05" } });
  expect(readTyped()).toBe("1990-03-05");
});

test("an error is announced by its live region, unless `announceError` is false", async () => {
  const field = (announceError?: boolean) => (
    <RoutedProviders>
      <DatePartsField
        name="birthDate"
        legend="Date of birth"
        error="Write a date."
        announceError={announceError}
        defaultValue=""
      />
    </RoutedProviders>
  );
  const { unmount } = render(field());
  const region = async () => (await screen.findByText("Write a date.")).closest("[aria-live]");
  expect((await region())?.getAttribute("aria-live")).toBe("polite");
  unmount();
  render(field(false));
  expect((await region())?.getAttribute("aria-live")).toBe("off");
});
