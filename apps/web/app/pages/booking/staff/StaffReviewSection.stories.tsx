import type { Meta, StoryObj } from "@storybook/react-vite";
import { aGivenReview } from "#web/testing/data/aGivenReview.ts";
import { StaffReviewSection } from "./StaffReviewSection.tsx";

const meta = {
  component: StaffReviewSection,
  title: "Pages/Booking/StaffReviewSection",
  args: { review: aGivenReview() },
} satisfies Meta<typeof StaffReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = { name: "Shows staff the driver's review" };

export const Answered: Story = {
  name: "Shows the agency's answer",
  args: { review: aGivenReview({ answer: "Thank you, see you soon." }) },
};

export const Hidden: Story = {
  name: "Says that it is hidden, and why",
  args: { review: aGivenReview({ hiddenReason: "It names a person." }) },
};

export const Failed: Story = { name: "Says that it could not be loaded", args: { review: null } };
