import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DateRangeField } from "./DateRangeField.tsx";
import type { DayPrices } from "./RangeCalendar.tsx";

/** Prices: 95 on most days of December, 82 mid-month, 1,130 from the 20th. */
async function loadPrices(): Promise<DayPrices> {
  return Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => {
      const day = index + 1;
      const price = day >= 20 ? "1 130" : day === 14 || day === 15 ? "82 DT" : "95 DT";
      const isLowest = price === "82 DT";
      const name = isLowest ? "82 DT, lowest" : price;
      return [`2026-12-${String(day).padStart(2, "0")}`, { text: price, name, isLowest }];
    }),
  );
}

const meta = {
  component: DateRangeField,
  title: "Fields/DateRangeField",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Pass `min`, and `max` for each end.",
        "Pass `loadPrices` to show a price on each day; it is called once the calendar is open.",
        "Pass values as wall-clock times of the marketplace, without a zone.",
      ],
      avoid: ["Don't ask for the two dates in two places.", "Don't convert to the browser's zone."],
      keys: [
        ["Enter, Space", "on an end: opens the calendar"],
        ["Arrow keys", "move by day and by week"],
        ["Home, End", "go to the week's ends"],
        ["Page Up, Page Down", "move by month; with Shift by year"],
        ["Enter, Space", "on a day: chooses it"],
        ["Escape", "closes it; the focus returns"],
      ],
    } satisfies Usage,
  },
  args: {
    language: "en",
    messages: {
      legend: "Dates of your rental",
      choose: "Choose a date",
      from: "Pick-up",
      to: "Drop-off",
      fromTime: "Pick-up time",
      toTime: "Drop-off time",
      title: "When do you need the car?",
      done: "Done",
      close: "Close",
      previousMonth: "Previous month",
      nextMonth: "Next month",
    },
    defaultValue: { from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
    min: "2026-11-21T10:00",
    max: { from: "2027-05-21T10:00", to: "2027-11-21T10:00" },
    summary: () => "3 days",
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: "Shows both dates in the language's form" };

export const Empty: Story = {
  name: "Shows a placeholder for a missing date",
  args: { defaultValue: { from: "", to: "" } },
};

export const Native: Story = {
  name: "Is two native fields without JavaScript",
  args: { native: true },
};

export const WithError: Story = {
  name: "Shows an error of the range",
  args: { error: "The longest rental is 6 months. Choose an earlier drop-off." },
};

export const DropOffMoved: Story = {
  name: "Moves the drop-off with a pick-up after it",
  play: async ({ canvasElement }) => {
    const { pickUp, dropOff } = await endsOf(canvasElement);
    await userEvent.click(pickUp);
    const dialog = within(await screen.findByRole("dialog"));
    const [day] = await dialog.findAllByRole("button", { name: /\b10\b/ });
    if (day === undefined) throw new Error("The calendar lacks 10 December.");
    await userEvent.click(day);
    await userEvent.keyboard("{Escape}");
    await expect(pickUp).toHaveTextContent("10");
    await expect(dropOff).toHaveTextContent("13");
  },
};

export const Open: Story = {
  name: "Shows the price of each day on its calendar",
  args: {
    loadPrices,
    messages: { ...meta.args.messages, prices: "Total by pick-up day. Underlined: the lowest." },
  },
  play: async ({ canvasElement }) => {
    const { pickUp } = await endsOf(canvasElement);
    await userEvent.click(pickUp);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Finds the two ends by their order, which works in every language. */
async function endsOf(canvasElement: HTMLElement) {
  const [pickUp, dropOff] = await within(canvasElement).findAllByRole("button");
  if (pickUp === undefined || dropOff === undefined) throw new Error("The field has no two ends.");
  return { pickUp, dropOff };
}
