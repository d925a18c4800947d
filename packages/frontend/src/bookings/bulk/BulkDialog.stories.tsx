import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someBookings } from "@sayara/frontend/testing/data/someBookings";
import { BulkDialog } from "./BulkDialog.tsx";

const noop = () => {};
const bookings = someBookings();
const idle = { run: noop, isWorking: false, results: null, problem: null, reset: noop };

const meta = {
  component: BulkDialog,
  title: "Pages/Bookings/BulkDialog",
  args: {
    kind: "status",
    bookings,
    user: aUser({ type: "supplier", supplierId: bookings[0]?.supplier.id ?? null }),
    now: new Date("2026-11-20T12:05:00Z"),
    bulk: idle,
    onClose: noop,
  },
} satisfies Meta<typeof BulkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: "Asks for the new status" };

export const Cancels: Story = {
  name: "Explains the effect of a cancellation, and lists the bookings that it does not change",
  play: async () => {
    const radios = await within(document.body).findAllByRole("radio");
    if (radios[2]) await userEvent.click(radios[2]);
  },
};

export const Deletes: Story = { name: "Explains the effect of a deletion", args: { kind: "delete" } };

export const Reports: Story = {
  name: "Reports the result for each booking",
  args: {
    bulk: {
      ...idle,
      results: bookings.map((booking, index) =>
        index % 2 === 0
          ? { booking, isDone: true }
          : { booking, isDone: false, code: "transition_refused", reason: "status" },
      ),
    },
  },
};

export const Failed: Story = {
  name: "Says why nothing was sent, and keeps the choice",
  args: { kind: "delete", bulk: { ...idle, problem: { kind: "fault", fault: "timeout" } } },
};
