import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSupplierReview } from "#portal/testing/data/aSupplierReview.ts";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { Reviews } from "./Reviews.tsx";

const meta = {
  component: Reviews,
  title: "Portal/Reviews",
  args: {
    query: { list: "all", page: 1 },
    reviews: [
      aSupplierReview(),
      aSupplierReview({
        id: "review-2",
        author: "Youssef",
        rating: 5,
        comments: "سيارة نظيفة والاستلام في الموعد.",
        language: "ar",
        answer: {
          text: "Merci Youssef, à bientôt.",
          at: "2026-11-19T09:00:00.000Z",
          changeableUntil: "2026-11-21T09:00:00.000Z",
        },
      }),
      aSupplierReview({ id: "review-3", author: "", comments: null, rating: 4, isReported: true }),
      aSupplierReview({ id: "review-4", author: "Marc", hiddenReason: "It names a person." }),
      aSupplierReview({ id: "review-5", author: "Ana", answerRemoval: "It insults the driver." }),
    ],
    total: 5,
    now: new Date("2026-11-20T12:00:00Z"),
    mayWrite: true,
    onWrite: () => {},
  },
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows reviews with their answers" };

export const Empty: Story = { name: "Says that there is no review yet", args: { reviews: [], total: 0 } };

export const Reader: Story = {
  name: "Shows the accountant every review and no button",
  args: { mayWrite: false },
};

export const Answering: Story = {
  name: "Says who reads an answer",
  render: () => <ReviewDialog intent="answer" review={aSupplierReview()} onClose={() => {}} />,
};
