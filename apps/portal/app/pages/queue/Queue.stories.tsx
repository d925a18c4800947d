import type { Meta, StoryObj } from "@storybook/react-vite";
import { aWaitingDocument, aWaitingSupplier } from "#portal/testing/data/aWaitingEntry.ts";
import { Queue } from "./Queue.tsx";

const meta = {
  component: Queue,
  title: "Portal/Queue",
  args: {
    query: { list: "agencies", page: 1 },
    agencies: [
      aWaitingSupplier(),
      aWaitingSupplier({ id: "b", name: "Caroubier Auto", phone: null, cars: 0, documentsInReview: 0 }),
    ],
    documents: [],
    counts: { agencies: 2, documents: 3 },
    today: "2026-11-20",
    showsFirst: false,
  },
} satisfies Meta<typeof Queue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agencies: Story = { name: "Lists agencies that ask to be accepted" };

export const Documents: Story = {
  name: "Lists documents under review, with their file",
  args: {
    query: { list: "documents", page: 1 },
    agencies: [],
    documents: [
      aWaitingDocument({ id: "a" }),
      aWaitingDocument({
        id: "b",
        type: "assurance",
        car: { id: "car-1", name: "Kia Picanto" },
        expiresOn: "2026-11-01",
      }),
      aWaitingDocument({ id: "c", type: "autre", title: "Leasing contract", mediaType: "image/jpeg" }),
    ],
  },
};

export const Empty: Story = {
  name: "Says that nothing waits",
  args: { agencies: [], counts: { agencies: 0, documents: 0 } },
};

export const Paged: Story = { name: "Has pages", args: { counts: { agencies: 45, documents: 0 } } };
