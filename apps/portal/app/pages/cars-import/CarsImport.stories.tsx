import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { aSheetCar } from "#portal/testing/data/aFleetCar.ts";
import { CarsImport } from "./CarsImport.tsx";
import type { OpenedFile } from "./OpenedFile.ts";

const number = "doit être un nombre tel que 1250 ou 85,5, sans unité ; la valeur est “80 DT”";
const textOf: OpenedFile["textOf"] = ({ problem }) =>
  problem.code === "number" ? number : "le fichier n'a aucune ligne de voiture";
const rows: readonly PlannedRow[] = [
  {
    line: 2,
    label: "Kia Picanto · 123 TU 4567",
    kind: "changed",
    row: { id: "car-1", edit: { dailyPrice: 95.5, version: 3 } },
    changes: [
      { field: "dailyPrice", before: 85.5, after: 95.5 },
      { field: "places", before: ["place-1"], after: ["place-1", "place-2"] },
    ],
  },
  {
    line: 3,
    label: "Citroën C3 · 77 TU 1",
    kind: "created",
    row: { id: null, edit: {}, status: "published" },
  },
  { line: 4, label: "Dacia Duster · 88 TU 2", kind: "created", row: { id: null, edit: {} } },
  {
    line: 5,
    label: "Renault Clio · 99 TU 3",
    kind: "refused",
    problems: [{ line: 5, column: 12, field: "dailyPrice", problem: { code: "number" } }],
  },
  { line: 6, label: "Hyundai i20 · 11 TU 4", kind: "unchanged" },
];
const read = {
  step: "read" as const,
  file: { name: "voitures.csv", ignored: ["agency", "slug"], plan: () => rows, textOf },
};

const meta = {
  component: CarsImport,
  title: "Portal/Cars/Import",
  args: {
    fleet: {
      cars: [aSheetCar()],
      places: [
        {
          id: "place-1",
          slug: "tunis",
          name: "Tunis",
          position: { latitude: 36.81, longitude: 10.18 },
          isServed: true,
        },
        {
          id: "place-2",
          slug: "sfax",
          name: "Sfax",
          position: { latitude: 34.74, longitude: 10.76 },
          isServed: true,
        },
      ],
    },
    state: read,
    saving: { problem: null, done: null, isSending: false },
    mayEdit: true,
    onChoose: () => {},
    onSave: () => {},
    onCompareAgain: () => {},
    onSample: () => {},
  },
} satisfies Meta<typeof CarsImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = { name: "Shows what each row would do" };
export const Empty: Story = { name: "Asks for a file", args: { state: { step: "none" } } };
export const Loading: Story = {
  name: "Reads a file",
  args: { state: { step: "reading", name: "voitures.csv" } },
};
export const RefusedFile: Story = {
  name: "Refuses a file as a whole",
  args: {
    state: {
      step: "refused",
      file: { name: "voitures.csv", problem: { problem: { code: "empty_file" } }, textOf },
    },
  },
};
export const Unreadable: Story = {
  name: "Says that the browser cannot read the file",
  args: { state: { step: "unreadable", name: "voitures.csv" } },
};
export const Failed: Story = {
  name: "Keeps the rows when saving fails",
  args: { saving: { problem: { kind: "fault", fault: "network" }, done: null, isSending: false } },
};
export const Reported: Story = {
  name: "Reports what became of each row",
  args: {
    state: {
      ...read,
      report: {
        rows: rows.slice(0, 3),
        saved: [
          { id: "car-1", version: 4, code: null, fields: {} },
          { id: null, version: null, code: "plate_taken", fields: {} },
          { id: "car-2", version: 1, code: null, fields: {} },
        ],
      },
    },
  },
};
export const NotAllowed: Story = {
  name: "Imports nothing for those who only read",
  args: { mayEdit: false },
};
