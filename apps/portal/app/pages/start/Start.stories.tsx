import type { Meta, StoryObj } from "@storybook/react-vite";
import { aChecklist } from "#portal/testing/data/aChecklist.ts";
import { Start } from "./Start.tsx";

const submittedAt = "2026-11-20T10:00:00.000Z";

const meta = {
  component: Start,
  title: "Portal/Start",
  args: { checklist: aChecklist(), maySubmit: true, isSending: false, problem: null, onSubmit: () => {} },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: "Shows what is done and what each open step lacks",
  args: {
    checklist: aChecklist(
      {
        papers: ["document_missing"],
        car: ["car_missing"],
        prices: ["price_missing"],
        hours: ["hours_missing"],
      },
      { missingDocuments: ["rc", "assurance"] },
    ),
  },
};

export const Ready: Story = { name: "Offers to ask for acceptance once nothing is missing" };

export const Sending: Story = { name: "Shows that the request is sent", args: { isSending: true } };

export const Waiting: Story = {
  name: "Shows that the request waits for an answer",
  args: { checklist: aChecklist({}, { canSubmit: false, submittedAt }) },
};

export const Refused: Story = {
  name: "Shows why the agency was refused, and offers to ask again",
  args: { checklist: aChecklist({}, { reason: "We could not reach you by phone." }) },
};

export const Accepted: Story = {
  name: "Shows that the agency is accepted",
  args: { checklist: aChecklist({ publish: [] }, { canSubmit: false }) },
};

export const Incomplete: Story = {
  name: "Says that something is missing after all",
  args: { problem: { kind: "refused", code: "checklist_incomplete", retryAfter: null } },
};
