import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Price } from "../Price/Price.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  title: "Type/VisuallyHidden",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use it for text that the visual context replaces.",
        "Position its container: it is absolutely positioned.",
      ],
      avoid: [
        "Don't hide text that helps everyone.",
        "Don't put focusable elements into it: the focus would be invisible.",
      ],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  name: "Is for screen readers only",
  render: () => <Price before={<VisuallyHidden>Total for the stay</VisuallyHidden>} amount="1,044 TND" />,
};

export const Caption: Story = {
  name: "Is a table's caption if the page already shows its meaning",
  render: () => (
    <table>
      <VisuallyHidden as="caption">Opening hours</VisuallyHidden>
      <tbody>
        <tr>
          <th scope="row">Monday to Saturday</th>
          <td>08:00–20:00</td>
        </tr>
      </tbody>
    </table>
  ),
};
