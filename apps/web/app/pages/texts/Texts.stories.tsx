import type { Meta, StoryObj } from "@storybook/react-vite";
import { someText } from "#web/testing/data/someText.ts";
import { Texts } from "./Texts.tsx";

const meta = {
  component: Texts,
  title: "Pages/Texts",
  args: { text: someText("terms"), path: "/tos", onPrint: () => {} },
} satisfies Meta<typeof Texts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = { name: "Shows the terms of use" };

export const About: Story = {
  name: "Shows who runs the site",
  args: { text: someText("about"), path: "/about" },
};

export const Privacy: Story = {
  name: "Shows what is stored, as a table",
  args: { text: someText("privacy"), path: "/privacy" },
};
