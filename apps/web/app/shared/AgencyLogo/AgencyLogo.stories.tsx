import type { Meta, StoryObj } from "@storybook/react-vite";
import { AgencyLogo } from "./AgencyLogo.tsx";

const meta = {
  component: AgencyLogo,
  title: "Shared/AgencyLogo",
  args: { logo: null },
} satisfies Meta<typeof AgencyLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { name: "Shows a drawing for an agency without a logo" };

/** Image of the same size as a logo stored by the API. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" rx="6" fill="teal"/></svg>',
)}`;

export const Given: Story = { name: "Shows the agency's logo", args: { logo } };
