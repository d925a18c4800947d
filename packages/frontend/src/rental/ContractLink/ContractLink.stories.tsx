import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContractLink } from "./ContractLink.tsx";

const meta = {
  component: ContractLink,
  title: "Shared/ContractLink",
  args: {
    contracts: { fr: "https://agency.example/contrat.pdf", en: "https://agency.example/contract.pdf" },
  },
} satisfies Meta<typeof ContractLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SameLanguage: Story = { name: "Links to the contract in the page's language" };

export const OtherLanguage: Story = {
  name: "Names the language of a contract that the page's language lacks",
  args: { contracts: { fr: "https://agency.example/contrat.pdf" } },
};
