import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "../testing/data/aBooking.ts";
import { aPlace } from "../testing/data/aPlace.ts";
import { aUser } from "../testing/data/aUser.ts";
import { BookingFrame } from "./BookingFrame.tsx";
import { HistorySection } from "./history/HistorySection.tsx";
import { StaffActionsSection } from "./staff/StaffActionsSection.tsx";
import { StaffHead } from "./staff/StaffHead.tsx";

const { position } = aPlace();
const now = new Date("2026-11-20T12:05:00Z");
const requested = aBooking({ guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" });

function partsFor(supplierRole: "desk" | "accountant") {
  const user = aUser({ type: "supplier", supplierId: requested.supplier.id, supplierRole });
  return {
    booking: requested,
    head: <StaffHead booking={requested} now={now} onLapse={() => {}} />,
    nextSection: (
      <StaffActionsSection
        booking={requested}
        user={user}
        now={now}
        staffActions={{ run: () => {}, working: null, problem: null, reset: () => {} }}
      />
    ),
  };
}

const meta = {
  component: BookingFrame,
  title: "Pages/Booking/Staff",
  args: {
    ...partsFor("desk"),
    positions: { pickup: position, dropOff: position },
    agencyPhone: "+21671000111",
    agencyAddress: "12 avenue Habib Bourguiba, Tunis",
    contracts: {},
    files: { save: () => {}, saving: [], problem: null },
    isByLink: false,
    isStored: false,
    isOwn: false,
    Map: null,
    now,
    footer: <HistorySection booking={requested} now={now} actions={[]} />,
  },
} satisfies Meta<typeof BookingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  name: "Shows staff whose booking it is, the time left, and what staff can do",
};

const delivered = aBooking({
  ...requested,
  deliveryAddress: "Hôtel La Badira, route touristique nord, Hammamet",
});

export const Delivered: Story = {
  name: "Shows the address to which the car is delivered",
  args: { booking: delivered },
};

export const Accountant: Story = {
  name: "Shows an accountant the booking without actions",
  args: partsFor("accountant"),
};
