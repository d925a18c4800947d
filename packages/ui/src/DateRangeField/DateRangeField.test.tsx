import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { places } from "../Dialog/Dialog.css.ts";
import { days } from "./DateRangePanel.css.ts";
import { DateRangeField } from "./DateRangeField.tsx";
import type { DayPrices, LoadDayPrices } from "./RangeCalendar.tsx";

const messages = {
  legend: "Dates",
  choose: "Choose",
  from: "Pick-up",
  to: "Drop-off",
  fromTime: "Pick-up time",
  toTime: "Drop-off time",
  title: "When?",
  done: "Done",
  close: "Close",
  previousMonth: "Previous month",
  nextMonth: "Next month",
};
const decemberRange = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };
const field = (props = {}) => (
  <DateRangeField
    language="en"
    messages={messages}
    defaultValue={decemberRange}
    min="2026-11-20T10:00"
    {...props}
  />
);
const formValues = () => [...document.querySelectorAll("input")].map(({ name, value }) => `${name}=${value}`);
const day = (name: RegExp) => within(screen.getByRole("dialog")).getByRole("button", { name });

afterEach(() => {
  document.documentElement.dir = "";
});

async function openCalendar(button: string) {
  await userEvent.click(screen.getByRole("button", { name: new RegExp(button) }));
  await screen.findByRole("dialog", { name: "When?" });
}

test("the server renders two native fields with names and values", () => {
  document.body.innerHTML = renderToString(field());
  expect([...document.querySelectorAll("input")].map((input) => input.type)).toEqual([
    "datetime-local",
    "datetime-local",
  ]);
  expect(screen.getByLabelText("Pick-up")).toHaveProperty("value", "2026-12-01T10:00");
  expect(formValues()).toEqual(["from=2026-12-01T10:00", "to=2026-12-04T10:00"]);
  document.body.innerHTML = "";
});

test("values typed before hydration are preserved", async () => {
  const onChange = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field({ onChange }));
  const [, to] = container.querySelectorAll("input");
  if (to) to.value = "2026-12-09T18:30";
  const root = await act(async () => hydrateRoot(container, field({ onChange })));
  expect(onChange).toHaveBeenCalledWith({ from: "2026-12-01T10:00", to: "2026-12-09T18:30" });
  expect(formValues()).toEqual(["from=2026-12-01T10:00", "to=2026-12-09T18:30"]);
  await act(async () => root.unmount());
  container.remove();
});

test("two clicks choose a range and keep the times", async () => {
  const onChange = vi.fn();
  render(field({ onChange }));
  await openCalendar("Pick-up");
  await userEvent.click(day(/December 10,/));
  await userEvent.click(day(/December 15,/));
  expect(onChange).toHaveBeenLastCalledWith({ from: "2026-12-10T10:00", to: "2026-12-15T10:00" });
  expect(formValues()).toEqual(["from=2026-12-10T10:00", "to=2026-12-15T10:00"]);
});

test("a pick-up chosen after the drop-off is accepted, and the drop-off moves with it", async () => {
  render(field());
  await openCalendar("Pick-up");
  await userEvent.click(day(/December 10,/));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(formValues()).toEqual(["from=2026-12-10T10:00", "to=2026-12-13T10:00"]);
});

test("the drop-off can be changed on its own", async () => {
  render(field());
  await openCalendar("Drop-off");
  await userEvent.click(day(/December 7,/));
  expect(formValues()).toEqual(["from=2026-12-01T10:00", "to=2026-12-07T10:00"]);
});

test("times can be chosen in steps of half an hour", async () => {
  render(field());
  await openCalendar("Pick-up");
  await userEvent.selectOptions(screen.getByLabelText("Drop-off time"), "18:30");
  expect(formValues()).toEqual(["from=2026-12-01T10:00", "to=2026-12-04T18:30"]);
});

test("days before `min` are disabled", async () => {
  render(field({ defaultValue: { from: "", to: "" } }));
  await openCalendar("Pick-up");
  expect(day(/November 19,/)).toHaveProperty("disabled", true);
  expect(day(/November 20,/)).toHaveProperty("disabled", false);
});

test("the last selectable drop-off day may be later than the last pick-up day", async () => {
  const max = { from: "2026-12-10T23:30", to: "2026-12-20T23:30" };
  document.body.innerHTML = renderToString(field({ max }));
  expect([...document.querySelectorAll("input")].map((input) => input.max)).toEqual([max.from, max.to]);
  document.body.innerHTML = "";
  render(field({ max }));
  await openCalendar("Pick-up");
  expect(day(/December 11,/)).toHaveProperty("disabled", true);
  await userEvent.click(day(/December 10,/));
  expect(day(/December 20,/)).toHaveProperty("disabled", false);
  expect(day(/December 21,/)).toHaveProperty("disabled", true);
});

test("opens on the chosen day and is navigated with arrow keys", async () => {
  render(field());
  await openCalendar("Pick-up");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/December 1,/));
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/December 9,/);
});

test("in a right-to-left document the left arrow key goes to the next day, and the next-month button points left", async () => {
  document.documentElement.dir = "rtl";
  render(field());
  await openCalendar("Pick-up");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/December 1,/));
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/December 2,/);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/November 30,/);
  // The stylesheet mirrors both icons.
  const iconOf = (name: string) =>
    screen.getByRole("button", { name }).querySelector("use")?.getAttribute("href")?.split("#")[1];
  expect([iconOf("Previous month"), iconOf("Next month")]).toEqual(["previous", "next"]);
});

test("in Arabic the months have their Tunisian names, digits are Western, and weekdays have one letter", async () => {
  render(field({ language: "ar", defaultValue: { from: "2027-01-12T10:00", to: "2027-01-14T10:00" } }));
  await openCalendar("Pick-up");
  expect((await screen.findAllByText("جانفي 2027")).length).toBe(1);
  const [monday] = screen.getAllByRole("columnheader", { hidden: true });
  expect(monday?.textContent).toBe("ن");
});

test("Escape closes the calendar, returns the focus and discards an incomplete range", async () => {
  render(field({ defaultValue: { from: "", to: "" } }));
  await openCalendar("Pick-up");
  await userEvent.click(day(/November 27,/));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /Pick-up/ }));
  expect(formValues()).toEqual(["from=", "to="]);
});

test("the times and the button are outside the scrolling part", async () => {
  render(field());
  await openCalendar("Pick-up");
  const scrolling = screen.getAllByRole("grid")[0]?.closest(`.${days.split(" ")[0]}`);
  expect(scrolling).toBeTruthy();
  expect(scrolling?.contains(screen.getByLabelText("Drop-off time"))).toBe(false);
  expect(scrolling?.contains(screen.getByRole("button", { name: "Done" }))).toBe(false);
});

test("opens in the middle of the window if it does not fit above or below the field", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 300, 400, 50));
  vi.stubGlobal("innerHeight", 640);
  render(field());
  await openCalendar("Pick-up");
  expect(screen.getByRole("dialog").className).toContain(places.centre);
  await userEvent.selectOptions(screen.getByLabelText("Pick-up time"), "08:00");
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(formValues()).toEqual(["from=2026-12-01T08:00", "to=2026-12-04T10:00"]);
});

test("`nameDay` sets the names of the days", async () => {
  render(field({ nameDay: (date: string) => (date === "2026-12-01" ? `mardi 1er décembre` : date) }));
  await openCalendar("Pick-up");
  expect(day(/^1, mardi 1er décembre$/)).toBeTruthy();
});

const dayPrice = (text: string, isLowest = false) => ({
  text,
  name: isLowest ? `${text}, lowest` : text,
  isLowest,
});

test("prices are loaded for the shown months once the calendar is open, and a day's price is part of its accessible name", async () => {
  const loadPrices = vi.fn<LoadDayPrices>(async () => ({
    "2026-12-02": dayPrice("95 DT"),
    "2026-12-03": dayPrice("82 DT", true),
  }));
  render(field({ loadPrices, messages: { ...messages, prices: "Underlined: the lowest" } }));
  expect(loadPrices).not.toHaveBeenCalled();
  await openCalendar("Pick-up");
  expect(loadPrices).toHaveBeenCalledWith({ first: "2026-12-01", last: "2027-01-31" }, decemberRange);
  await waitFor(() => expect(day(/December 2, 2026, 95 DT/)).toBeTruthy());
  expect(day(/82 DT, lowest/).dataset).toMatchObject({ price: "82 DT", lowest: "true" });
  expect(screen.getByText("Underlined: the lowest")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(loadPrices).toHaveBeenLastCalledWith({ first: "2027-01-01", last: "2027-02-28" }, decemberRange);
});

test("prices of a previous range never replace those of the current one", async () => {
  const resolvers: ((prices: DayPrices) => void)[] = [];
  render(field({ loadPrices: () => new Promise<DayPrices>((resolve) => resolvers.push(resolve)) }));
  await openCalendar("Drop-off");
  await userEvent.click(day(/December 7,/));
  const [resolveFirst, resolveSecond] = resolvers;
  await act(async () => resolveSecond?.({ "2026-12-02": dayPrice("200 DT") }));
  await act(async () => resolveFirst?.({ "2026-12-02": dayPrice("95 DT") }));
  expect(day(/December 2,/).dataset["price"]).toBe("200 DT");
});

test("days can still be chosen when prices fail to load", async () => {
  render(field({ loadPrices: () => Promise.reject(new Error("offline")) }));
  await openCalendar("Drop-off");
  await userEvent.click(day(/December 7,/));
  expect(formValues()).toEqual(["from=2026-12-01T10:00", "to=2026-12-07T10:00"]);
});
