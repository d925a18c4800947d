import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSheetCar } from "#portal/testing/data/aFleetCar.ts";
import { CarsSheet } from "./CarsSheet.tsx";
import { reduceSheet, type SheetAction, startSheet } from "./sheetState.ts";

const cars = [
  aSheetCar({ id: "a", name: "Kia Picanto", plate: "123 TU 4567", dailyPrice: 85.5, status: "published" }),
  aSheetCar({ id: "b", name: "Renault Clio", plate: "234 TU 5678", fullInsurance: -1 }),
  aSheetCar({ id: "c", name: "Dacia Duster", plate: null, dailyPrice: null, status: "withdrawn" }),
];
const typed = (id: string, column: "dailyPrice" | "plate", text: string): SheetAction => ({
  type: "typed",
  id,
  column,
  text,
  decimalMark: ",",
});
const after = (...actions: SheetAction[]) => actions.reduce(reduceSheet, startSheet(cars));
const theirs = cars.map((car) => (car.id === "a" ? { ...car, version: 4, dailyPrice: 70 } : car));

const meta = {
  component: CarsSheet,
  title: "Portal/Cars/Sheet",
  args: {
    sheet: after(typed("a", "dailyPrice", "95"), typed("c", "plate", "9 TU 9")),
    saving: { problem: null, done: null, isSending: false },
    decimalMark: ",",
    mayEdit: true,
    mayPublish: true,
    isReloading: false,
    dispatch: () => {},
    onSave: () => {},
    onReload: () => {},
  },
} satisfies Meta<typeof CarsSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = { name: "Edits many cars" };
export const Empty: Story = { name: "Has no car yet", args: { sheet: startSheet([]) } };
export const Loading: Story = {
  name: "Saves the rows",
  args: { saving: { problem: null, done: null, isSending: true } },
};
export const Failed: Story = {
  name: "Keeps the rows when saving fails",
  args: { saving: { problem: { kind: "fault", fault: "network" }, done: null, isSending: false } },
};
export const Refused: Story = {
  name: "Names refused rows and their cells",
  args: {
    sheet: after(
      typed("a", "dailyPrice", "95"),
      typed("b", "dailyPrice", "80,555"),
      typed("c", "plate", "123 TU 4567"),
      {
        type: "saved",
        outcomes: {
          a: { version: null, code: "stale_version", fields: {} },
          b: { version: null, code: "invalid_input", fields: { dailyPrice: "price_invalid" } },
          c: { version: null, code: "plate_taken", fields: {} },
        },
      },
      { type: "loaded", cars: theirs },
    ),
  },
};
export const ReadOnly: Story = {
  name: "Changes nothing for those who only read",
  args: { sheet: startSheet(cars), mayEdit: false, mayPublish: false },
};
