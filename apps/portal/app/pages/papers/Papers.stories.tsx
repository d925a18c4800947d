import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import { Papers } from "./Papers.tsx";
import { papersOf } from "#portal/papers/papersOf.ts";

const today = "2026-11-20";
const car = { id: "car-1", name: "Kia Picanto" };
const accepted = { status: "accepte" as const };
const required = ["rc", "matricule_fiscal", "patente", "assurance"] as const;
const cars = [
  { ...car, plate: "123 TU 4567" },
  { id: "car-2", name: "Dacia Duster", plate: null },
];

const items = [
  aSupplierDocument({ id: "a", version: 2, status: "refuse", reason: "Page 2 is missing." }),
  aSupplierDocument({ id: "b", ...accepted }),
  aSupplierDocument({ id: "c", type: "patente" }),
  aSupplierDocument({ id: "d", type: "assurance", ...accepted, expiresOn: "2026-12-02" }),
  aSupplierDocument({ id: "e", car, type: "assurance", ...accepted, expiresOn: "2026-11-01" }),
];

const meta = {
  component: Papers,
  title: "Portal/Papers",
  args: {
    folders: papersOf({ items, required: [...required], cars, today }),
    today,
    mayEdit: true,
    downloading: [],
    problem: null,
    onDownload: () => {},
  },
} satisfies Meta<typeof Papers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the papers of the agency and of each car with their state" };

export const Empty: Story = {
  name: "Names the papers that are missing",
  args: { folders: papersOf({ items: [], required: [...required], cars: [], today }) },
};

export const ReadOnly: Story = { name: "Offers no hand-in to those who only read", args: { mayEdit: false } };

export const Downloading: Story = { name: "Shows that a file is downloaded", args: { downloading: ["c"] } };

export const Failed: Story = {
  name: "Says that the file could not be fetched",
  args: { problem: { kind: "fault", fault: "network" } },
};
