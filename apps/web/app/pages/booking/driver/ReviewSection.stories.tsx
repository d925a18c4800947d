import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { ReviewSection } from "./ReviewSection.tsx";

const booking = aBooking({ status: "paid" });

const meta = {
  component: ReviewSection,
  title: "Pages/Booking/ReviewSection",
  args: { booking, viewer: { actor: "driver", isOwn: true }, now: new Date(booking.to) },
} satisfies Meta<typeof ReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = { name: "Asks the driver for a review from pick-up on" };

export const Given: Story = {
  name: "Leads to the given review",
  args: { booking: { ...booking, reviewed: true } },
};
