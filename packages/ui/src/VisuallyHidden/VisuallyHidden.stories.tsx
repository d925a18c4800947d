import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Price } from "../Price/Price.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  title: "Type/VisuallyHidden",
  parameters: {
    usage: {
      use: [
        "Use it for what the eye takes from the surroundings and the ear can't.",
        "Position its container: it takes no room, but it has a place.",
      ],
      avoid: [
        "Don't hide what helps everybody: show it.",
        "Don't put anything in it that takes the focus: nobody would see where they are.",
      ],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  name: "Is heard, not seen",
  render: () => <Price before={<VisuallyHidden>Total for the stay</VisuallyHidden>} amount="1,044 TND" />,
};

export const Caption: Story = {
  name: "Names a table that the page explains by itself",
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
