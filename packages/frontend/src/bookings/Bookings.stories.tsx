import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { aBooking } from "../testing/data/aBooking.ts";
import { someBookings } from "../testing/data/someBookings.ts";
import { aUser } from "../testing/data/aUser.ts";
import { aPlace } from "../testing/data/aPlace.ts";
import { Bookings } from "./Bookings.tsx";
import { BookingsSkeleton } from "./BookingsSkeleton.tsx";
import { allBookings } from "./BookingsRequest.ts";

const noop = () => {};
const items = someBookings();
const staff = aUser({ type: "supplier", supplierId: items[0]?.supplier.id ?? null });

const owedBooking = aBooking({
  status: "cancelled",
  refunds: [
    {
      id: "r1",
      paymentId: "p1",
      amount: 246,
      gateway: "konnect",
      reference: null,
      state: "failed",
      reason: "cancelled",
      at: "2026-11-20T12:00:00.000Z",
      settledAt: "2026-11-20T12:01:00.000Z",
    },
  ],
});

const meta = {
  component: Bookings,
  title: "Pages/Bookings",
  args: {
    request: allBookings,
    outcome: { state: "found", items, total: 47 },
    owed: null,
    counts: {},
    size: 20,
    places: [aPlace()],
    agencies: [],
    today: "2026-11-20",
    now: new Date("2026-11-20T12:05:00Z"),
    user: staff,
    bulk: { run: noop, isWorking: false, results: null, problem: null, reset: noop },
    isBusy: false,
    onRequest: noop,
    onLoadMore: async () => null,
    onReload: noop,
  },
} satisfies Meta<typeof Bookings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agency: Story = { name: "Shows an agency's bookings, with the driver and the phone" };

export const Owed: Story = {
  name: "Shows above the list what staff has to return",
  args: { owed: { items: [owedBooking], total: 1 } },
};

export const Selected: Story = {
  name: "Says what can be done with selected bookings",
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox", { name: /SY-/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  },
};

export const Driver: Story = {
  name: "Shows a driver's bookings, with the agency",
  args: { user: aUser() },
};

export const Admin: Story = {
  name: "Shows all bookings to an admin, filtered by agency",
  args: {
    user: aUser({ type: "admin" }),
    agencies: [{ id: items[0]?.supplier.id ?? "", name: "Caroubier Auto" }],
  },
};

export const Filtered: Story = {
  name: "Shows which filters are set",
  args: {
    request: {
      ...allBookings,
      statuses: ["pending", "reserved"],
      from: "2026-11-20",
      to: "2026-11-27",
      s: "amel",
    },
  },
};

export const Loading: Story = {
  name: "Shows skeletons while the list loads",
  render: () => <BookingsSkeleton />,
};

export const Changing: Story = {
  name: "Keeps the previous list, grey, while the next one loads",
  args: { isBusy: true },
};

export const Empty: Story = {
  name: "Leads a driver without bookings to the search",
  args: { user: aUser(), outcome: { state: "found", items: [], total: 0 } },
};

export const EmptyAgency: Story = {
  name: "Says that requests will appear here",
  args: { outcome: { state: "found", items: [], total: 0 } },
};

export const NoneMatches: Story = {
  name: "Says that no booking matches, and leads to all",
  args: {
    request: { ...allBookings, s: "SY-AAAAAA" },
    outcome: { state: "found", items: [], total: 0 },
  },
};

export const Failed: Story = {
  name: "Says why the list is missing, and keeps the filters",
  args: { outcome: { state: "failed", problem: { kind: "fault", fault: "network" } } },
};
