import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { ChangeDialog } from "./ChangeDialog.tsx";

const meta = {
  component: ChangeDialog,
  title: "Pages/Booking/ChangeDialog",
  args: {
    booking: aBooking({ status: "paid", changeRequest: aChangeRequest() }),
    request: aChangeRequest(),
    accept: true,
    staffActions: { run: () => {}, working: null, problem: null, reset: () => {} },
    onClose: () => {},
  },
} satisfies Meta<typeof ChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accepts: Story = { name: "Accepts the new dates" };

export const Declines: Story = { name: "Asks for a reason", args: { accept: false } };
