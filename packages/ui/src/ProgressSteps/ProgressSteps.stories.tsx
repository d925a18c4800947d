import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { ProgressSteps } from "./ProgressSteps.tsx";

const meta = {
  component: ProgressSteps,
  title: "Facts/ProgressSteps",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for three to five steps in a fixed order."],
      avoid: ["Don't use it as a menu."],
      keys: "none",
    } satisfies Usage,
  },
  args: {
    label: "Your booking",
    current: "driver",
    doneLabel: "done",
    steps: [
      { id: "car", name: "Car" },
      { id: "options", name: "Options" },
      { id: "driver", name: "Driver" },
      { id: "payment", name: "Payment" },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: "Shows finished, current and upcoming steps" };
