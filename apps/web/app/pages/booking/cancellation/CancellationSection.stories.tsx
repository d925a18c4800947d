import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { CancellationSection } from "./CancellationSection.tsx";

const noop = () => {};

const meta = {
  component: CancellationSection,
  title: "Pages/Booking/CancellationSection",
  args: {
    booking: aBooking({ status: "paid", holdExpiresAt: null, guestConfirmation: null }),
    viewer: { actor: "driver", isOwn: true },
    now: new Date("2026-11-20T14:00:00Z"),
    cancellation: { preview: noop, refund: null, request: noop, isRequesting: false, problem: null },
    proof: null,
  },
} satisfies Meta<typeof CancellationSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: "Offers the request, which first shows the refund" };

export const Withdrawal: Story = {
  name: "Offers to withdraw a request that nobody has accepted or paid",
  args: { booking: aBooking({ status: "pending", guestConfirmation: "given" }) },
};

export const Proving: Story = {
  name: "Opened by a signed link: asks for the mailed code before it is requested",
  args: {
    proof: {
      action: "cancel",
      sentTo: "a…@example.tn",
      code: "",
      changeCode: noop,
      isMailing: false,
      isProving: false,
      isWrong: false,
      problem: null,
      mail: noop,
      submit: (event) => event.preventDefault(),
    },
  },
};

export const TooLate: Story = {
  name: "Says that the pick-up has passed",
  args: { now: new Date("2026-12-02T14:00:00Z") },
};
