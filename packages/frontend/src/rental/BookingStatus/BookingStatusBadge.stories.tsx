import { bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { Inline } from "@sayara/ui/Inline/Inline";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookingStatusBadge } from "./BookingStatusBadge.tsx";

const meta = {
  component: BookingStatusBadge,
  title: "Shared/BookingStatusBadge",
  args: { status: "pending" },
} satisfies Meta<typeof BookingStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: "Has a text, a colour and an icon per status",
  render: () => (
    <Inline>
      {bookingStatuses.map((status) => (
        <BookingStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
