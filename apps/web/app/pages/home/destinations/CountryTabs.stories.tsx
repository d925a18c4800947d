import type { Meta, StoryObj } from "@storybook/react-vite";
import { someHomeData } from "#web/testing/data/someHomeData.ts";
import { CountryTabs } from "./CountryTabs.tsx";

const [tunisia] = someHomeData().countries;

const meta = {
  component: CountryTabs,
  title: "Pages/Home/CountryTabs",
  args: { countries: tunisia ? [tunisia, { ...tunisia, code: "DZ", name: "Algeria" }] : [] },
} satisfies Meta<typeof CountryTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: "Shows the destinations of one of several countries" };
