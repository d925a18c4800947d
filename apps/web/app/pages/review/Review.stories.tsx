import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { anOwnReview } from "@sayara/frontend/testing/data/anOwnReview";
import { SubmittedReview } from "./SubmittedReview.tsx";
import { Review } from "./Review.tsx";
import { ReviewRefused } from "./ReviewRefused.tsx";
import { emptyReview } from "./ReviewValues.ts";

const booking = aBooking({ status: "paid" });

const meta = {
  component: Review,
  title: "Pages/Review",
  args: { booking, form: aForm(emptyReview) },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Is empty" };

export const Poor: Story = {
  name: "Requires comments below three stars",
  args: {
    form: aForm({ ...emptyReview, rating: "2" }, { errors: { comments: "comments_required?below=3" } }),
  },
};

export const Missing: Story = {
  name: "Lists missing answers",
  args: {
    form: aForm(emptyReview, {
      errors: {
        rating: "rating_required",
        "answers.rentedCar": "answer_required",
        "answers.agencyAnsweredCalls": "answer_required",
        "answers.agencyCancelledLastMinute": "answer_required",
        "answers.carEta": "answer_required",
      },
    }),
  },
};

export const Sending: Story = {
  name: "Shows that the form is being sent",
  args: { form: aForm(emptyReview, { isSending: true }) },
};

export const Failed: Story = {
  name: "Keeps a review after a failure",
  args: {
    form: aForm(
      { ...emptyReview, rating: "5", comments: "Clean car." },
      { problem: { kind: "refused", code: "review_failed", retryAfter: null } },
    ),
  },
};

export const Given: Story = {
  name: "Shows the given review with the agency's answer",
  render: () => <SubmittedReview booking={booking} review={anOwnReview({ answer: "Thank you." })} isNew />,
};

export const Hidden: Story = {
  name: "Names the reason of a hidden review",
  render: () => (
    <SubmittedReview
      booking={booking}
      review={anOwnReview({ hiddenReason: "It names a person." })}
      isNew={false}
    />
  ),
};

export const Refused: Story = {
  name: "Names why a booking may not be reviewed",
  render: () => <ReviewRefused code="review_not_the_driver" />,
};
