import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { HistorySection } from "./HistorySection.tsx";

const facts = {
  version: 1,
  status: "pending",
  paid: 0,
  returned: 0,
  owedAtDesk: 0,
  cancelRequest: "none",
  deleted: false,
} as const;
const confirmAction: StaffActionRecord = {
  id: "act-1",
  action: "changeStatus",
  by: { id: "staff-1", fullName: "Karim Trabelsi", type: "supplier" },
  at: "2026-11-20T13:10:00.000Z",
  before: facts,
  after: { ...facts, status: "reserved" },
};

const meta = {
  component: HistorySection,
  title: "Pages/Booking/HistorySection",
  args: {
    now: new Date("2026-11-21T12:00:00Z"),
    booking: aBooking({
      status: "reserved",
      payments: [{ id: "p1", amount: 100, gateway: null, reference: null, at: "2026-11-21T09:00:00.000Z" }],
      cancelRequest: {
        requestedAt: "2026-11-21T10:00:00.000Z",
        requestedBy: "user-1",
        declinedAt: "2026-11-21T11:00:00.000Z",
        declinedBy: "staff-1",
        acceptedAt: null,
        acceptedBy: null,
      },
    }),
  },
} satisfies Meta<typeof HistorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Driver: Story = { name: "Tells a driver what happened" };

export const Staff: Story = { name: "Tells staff who did it", args: { actions: [confirmAction] } };

export const Unknown: Story = {
  name: "Says that the staff actions could not be loaded",
  args: { actions: null },
};
