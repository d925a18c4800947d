import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import type { FormEvent } from "react";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aReplacement } from "#web/testing/data/aReplacement.ts";
import { MovedNotice } from "./MovedNotice.tsx";
import type { OfferedCars } from "@sayara/frontend/booking/loadParts";
import { MoveSection } from "./MoveSection.tsx";

const until = "2026-11-21T12:00:00.000Z";
const refund = {
  id: "refund-1",
  paymentId: "payment-1",
  amount: 318,
  gateway: "sandbox",
  reference: null,
  state: "requested",
  reason: "cancelled",
  at: "2026-11-20T12:00:00.000Z",
  settledAt: null,
} as const;
const cars = [
  aReplacement({ car: { id: "car-2", name: "Hyundai i10", body: "cityCar", color: "white" } }),
  aReplacement({ car: { id: "car-3", name: "Renault Clio", body: "compact", color: "blue" }, total: 351 }),
  aReplacement({
    car: { id: "car-4", name: "Fiat Panda", body: "cityCar", color: "red" },
    total: 288,
    missingOptions: ["theftProtection", "fullInsurance"],
  }),
];
const resolvedCars = (items: readonly Replacement[]) => Promise.resolve({ cars: items, problem: null });
const moveState = {
  move: () => {},
  decline: () => {},
  working: null,
  problem: null,
};

const meta = {
  component: MoveSection,
  title: "Pages/Booking/Move",
  args: {
    booking: aBooking({ status: "cancelled", cancelledBy: "agency", refunds: [refund] }),
    until,
    offered: resolvedCars(cars),
    moveState,
    proof: null,
    onRetry: () => {},
  },
} satisfies Meta<typeof MoveSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: "Offers three cars with total and difference, or a refund" };

export const Loading: Story = {
  name: "Shows skeletons while cars are looked for",
  args: { offered: new Promise<OfferedCars>(() => {}) },
};

export const NothingPaid: Story = {
  name: "Nothing was paid: no refund is mentioned",
  args: { booking: aBooking({ status: "cancelled", cancelledBy: "agency" }) },
};

export const NoneLeft: Story = {
  name: "No car is left: only the refund is offered",
  args: { offered: resolvedCars([]) },
};

export const Taken: Story = {
  name: "The chosen car was taken: offers the other cars",
  args: {
    offered: resolvedCars(cars.slice(1)),
    moveState: {
      ...moveState,
      problem: { kind: "refused", code: "car_taken", retryAfter: null },
    },
  },
};

export const Failed: Story = {
  name: "Cars could not be loaded: offers a retry",
  args: { offered: Promise.resolve({ cars: null, problem: { kind: "fault", fault: "network" } }) },
};

export const Working: Story = {
  name: "The move is being sent",
  args: { moveState: { ...moveState, working: { car: "car-3" } } },
};

export const Proof: Story = {
  name: "Opened by a signed link: asks for the mailed code",
  args: {
    proof: {
      action: "move",
      sentTo: "amel@example.tn",
      code: "",
      changeCode: () => {},
      isMailing: false,
      isProving: false,
      isWrong: false,
      problem: null,
      mail: () => {},
      submit: (event: FormEvent) => event.preventDefault(),
    },
  },
};

export const Moved: Story = {
  name: "Moved: links to the new booking",
  render: () => <MovedNotice to={{ id: "booking-2", reference: "SY-4M7T3C" }} isByLink={false} />,
};

export const MovedByLink: Story = {
  name: "Moved, opened by the old link: says that the new link was mailed",
  render: () => <MovedNotice to={{ id: "booking-2", reference: "SY-4M7T3C" }} isByLink />,
};
