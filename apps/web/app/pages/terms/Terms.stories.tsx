import type { Meta, StoryObj } from "@storybook/react-vite";
import { Terms } from "./Terms.tsx";

const meta = { component: Terms, title: "Pages/Terms" } satisfies Meta<typeof Terms>;

export default meta;

export const Whole: StoryObj<typeof meta> = { name: "Shows the terms" };
