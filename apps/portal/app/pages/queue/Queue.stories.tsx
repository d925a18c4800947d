import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  aDueDebt,
  aWaitingDocument,
  aWaitingReport,
  aWaitingReview,
  aWaitingSupplier,
} from "#portal/testing/data/aWaitingEntry.ts";
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
    debts: [],
    reports: [],
    reviews: [],
    counts: { agencies: 2, documents: 3, debts: 1, reports: 1, reviews: 1 },
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

export const Debts: Story = {
  name: "Lists debts to follow up",
  args: { query: { list: "debts", page: 1 }, agencies: [], debts: [aDueDebt()] },
};

export const Reports: Story = {
  name: "Lists bookings with reported messages",
  args: { query: { list: "reports", page: 1 }, agencies: [], reports: [aWaitingReport()] },
};

export const Reviews: Story = {
  name: "Lists reviews with a photo to decide or a report",
  args: { query: { list: "reviews", page: 1 }, agencies: [], reviews: [aWaitingReview()] },
};

export const Empty: Story = {
  name: "Says that nothing waits",
  args: { agencies: [], counts: { agencies: 0, documents: 0, debts: 0, reports: 0, reviews: 0 } },
};

export const Paged: Story = {
  name: "Has pages",
  args: { counts: { agencies: 45, documents: 0, debts: 0, reports: 0, reviews: 0 } },
};
