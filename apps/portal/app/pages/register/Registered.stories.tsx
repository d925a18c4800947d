import type { Meta, StoryObj } from "@storybook/react-vite";
import { Registered } from "./Registered.tsx";

const meta = {
  component: Registered,
  title: "Portal/Registered agency",
  args: {
    mailedTo: "hichem@jasmin.example",
    isSignedIn: true,
    resend: { problem: null, isSending: false },
    onResend: () => {},
  },
} satisfies Meta<typeof Registered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { name: "Names the recipient, and lets the owner go on" };

export const Guest: Story = {
  name: "Tells a guest to open the mail, where registered addresses stay secret",
  args: { isSignedIn: false },
};

export const TooMany: Story = {
  name: "Says when the link can be sent again",
  args: {
    resend: { problem: { kind: "refused", code: "too_many_requests", retryAfter: 120 }, isSending: false },
  },
};

export const Confirmed: Story = {
  name: "Says that the address is confirmed already",
  args: { resend: { problem: { kind: "declined" }, isSending: false } },
};
