import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countries } from "./Countries.tsx";
import { someCountries } from "./someCountries.ts";

const meta = {
  component: Countries,
  title: "Portal/Countries",
  args: { countries: someCountries },
} satisfies Meta<typeof Countries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists countries with their names, and deletes those without places" };
