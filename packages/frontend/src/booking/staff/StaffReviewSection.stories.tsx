import type { Meta, StoryObj } from "@storybook/react-vite";
import { anOwnReview } from "@sayara/frontend/testing/data/anOwnReview";
import { StaffReviewSection } from "./StaffReviewSection.tsx";

const meta = {
  component: StaffReviewSection,
  title: "Pages/Booking/StaffReviewSection",
  args: { review: anOwnReview() },
} satisfies Meta<typeof StaffReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = { name: "Shows staff the driver's review" };

export const Answered: Story = {
  name: "Shows the agency's answer",
  args: { review: anOwnReview({ answer: "Thank you, see you soon." }) },
};

export const Hidden: Story = {
  name: "Says that the review is hidden, and why",
  args: { review: anOwnReview({ hiddenReason: "It names a person." }) },
};

export const Failed: Story = { name: "Says that it could not be loaded", args: { review: null } };
