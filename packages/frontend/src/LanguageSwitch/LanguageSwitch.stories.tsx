import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = {
  component: LanguageSwitch,
  title: "Shared/LanguageSwitch",
  args: {},
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = { name: "Links to the page in each language" };
