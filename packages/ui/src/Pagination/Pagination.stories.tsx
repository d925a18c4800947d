import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Pagination } from "./Pagination.tsx";

const meta = {
  component: Pagination,
  title: "Actions/Pagination",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Pass addresses that work without JavaScript.", "Name each page in `messages.page`."],
      avoid: ["Don't load more on scroll without keeping these links."],
      keys: [["Enter", "opens the page"]],
    } satisfies Usage,
  },
  args: {
    page: 6,
    pageCount: 20,
    hrefOf: (page) => `#page-${page}`,
    messages: {
      label: "Pages",
      previous: "Previous page",
      next: "Next page",
      page: (page) => `Page ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: "Links to the neighbours, the first and the last page" };

export const First: Story = {
  name: "Has no previous link on the first page",
  args: { page: 1, pageCount: 3 },
};
