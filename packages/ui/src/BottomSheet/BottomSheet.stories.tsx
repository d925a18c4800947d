import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { BottomSheet } from "./BottomSheet.tsx";

const meta = {
  component: BottomSheet,
  title: "Overlays/BottomSheet",
  tags: ["autodocs"],
  parameters: {
    // Covers its page, so its story is shown in an iframe.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Use it on phones, for filters and choices.", "Name the result in its button: “Show 42 cars”."],
      avoid: ["Don't use it for a question: that is a `Dialog`."],
      keys: [
        ["Tab", "moves within it"],
        ["Escape", "closes it; the focus returns"],
      ],
    } satisfies Usage,
  },
  args: {
    open: true,
    title: "Filters",
    closeLabel: "Close",
    footer: <Button block>Show 42 cars</Button>,
    children: (
      <>
        <Checkbox name="aircon" trailing="128">
          Air conditioning
        </Checkbox>
        <Checkbox name="doors" trailing="96">
          Four doors or more
        </Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = { name: "Opens at the lower edge of the screen" };
