import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";

const meta = {
  component: BookingRefused,
  title: "Portal/Booking",
  args: { code: "not_found", onRetry: () => {} },
} satisfies Meta<typeof BookingRefused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { name: "Says that the agency has no such booking" };
export const Refused: Story = {
  name: "Says why the booking cannot be shown now",
  args: { code: "too_many_requests" },
};
export const Failed: Story = {
  name: "Says that the booking could not be loaded",
  render: () => <BookingFailed fault="network" onRetry={() => {}} />,
};
