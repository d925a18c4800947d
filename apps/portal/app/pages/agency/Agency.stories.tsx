import type { Meta, StoryObj } from "@storybook/react-vite";
import { aChecklist } from "#portal/testing/data/aChecklist.ts";
import { aFleetCarSummary } from "#portal/testing/data/aFleetCar.ts";
import { aSupplierPlan } from "#portal/testing/data/aSupplierPlan.ts";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import { papersOf } from "#portal/papers/papersOf.ts";
import { Agency } from "./Agency.tsx";

const required = ["rc", "patente"] as const;
const documents = { items: [aSupplierDocument()], required: [...required] };
const [folder] = papersOf({ ...documents, cars: [], today: "2026-11-20" });

const meta = {
  component: Agency,
  title: "Portal/Agency",
  args: {
    agency: {
      id: "agency-1",
      slug: "caroubier-auto",
      name: "Caroubier Auto",
      logo: null,
      standing: "active",
      role: "admin",
      actions: [],
    },
    checklist: aChecklist({ publish: [] }),
    papers: folder?.papers ?? [],
    cars: [
      aFleetCarSummary({ id: "a", name: "Kia Picanto", status: "published", dailyPrice: 85.5 }),
      aFleetCarSummary({ id: "b", name: "Dacia Duster", plate: null, body: "suv" }),
    ],
    total: 2,
    page: 1,
    plan: aSupplierPlan(),
    today: "2026-12-01",
    apiUrl: "http://localhost:4000",
  },
} satisfies Meta<typeof Agency>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: "Shows the papers and the cars of an agency, read only" };
export const Joining: Story = {
  name: "Shows the checklist of an agency that joins, without cars",
  args: {
    agency: { ...meta.args.agency, standing: "pending" },
    checklist: aChecklist(
      { papers: ["document_missing"], car: ["car_missing"] },
      { missingDocuments: ["patente"], reason: "The tax card cannot be read." },
    ),
    cars: [],
    total: 0,
  },
};
export const Waiting: Story = {
  name: "Leads to the queue when the agency waits for an answer",
  args: {
    agency: { ...meta.args.agency, standing: "pending" },
    checklist: aChecklist({}, { submittedAt: "2026-11-20T10:00:00.000Z" }),
  },
};
export const RefundOwed: Story = {
  name: "Asks to return and record a payment of the plan whose refund was refused",
  args: {
    plan: aSupplierPlan({
      payments: aSupplierPlan().payments.map((payment) => ({
        ...payment,
        gateway: "konnect",
        state: "refunded",
        refund: "failed",
      })),
    }),
  },
};
