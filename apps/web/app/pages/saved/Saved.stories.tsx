import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSavedCar } from "#web/testing/data/aSavedCar.ts";
import { Saved, SavedSkeleton } from "./Saved.tsx";

const found = (...items: ReturnType<typeof aSavedCar>[]) =>
  ({ state: "found", userId: null, items }) as const;
const id = "019a0000-0000-7000-8000-000000000001";

const meta = {
  component: Saved,
  title: "Pages/Saved",
  args: { data: found(aSavedCar()), isSignedIn: false, isStaff: false, silentBy: null, onReload: () => {} },
} satisfies Meta<typeof Saved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: "Says that a guest's cars are on this device only" };

export const States: Story = {
  name: "Shows the state of each car, and its alert",
  args: {
    isSignedIn: true,
    data: found(
      aSavedCar({ id, hasAlert: true }),
      aSavedCar({ id, age: 22 }, { state: "taken", total: null, days: null }),
      aSavedCar({ id, to: "2026-12-05T10:00" }, { state: "past", total: null, days: null }),
      aSavedCar({ id, to: "2026-12-06T10:00" }, { state: "withdrawn", total: null, days: null, car: null }),
    ),
  },
};

export const Silent: Story = {
  name: "Says that no email is sent",
  args: { isSignedIn: true, silentBy: "switch", data: found(aSavedCar({ id, hasAlert: true })) },
};

export const Empty: Story = { name: "Says how to save a car", args: { data: found() } };

export const Failed: Story = {
  name: "Offers to load again",
  args: { data: { state: "failed", userId: null, problem: { kind: "fault", fault: "network" } } },
};

export const Loading: Story = { name: "Shows that it loads", render: () => <SavedSkeleton /> };
