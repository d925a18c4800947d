import { boxAround } from "@sayara/domain/location/boxAround";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { aPlace } from "../testing/data/aPlace.ts";
import { PinMap } from "./PinMap.tsx";

const { name, position } = aPlace();

const meta = {
  component: PinMap,
  title: "Pages/Rules/PinMap",
  args: { place: name, position, box: boxAround(position, 50), onMove: () => {} },
  render: function PinMapWithState({ position: initial, ...args }) {
    const [at, setAt] = useState(initial);
    return <PinMap {...args} position={at} onMove={setAt} />;
  },
} satisfies Meta<typeof PinMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Movable: Story = {
  name: "Moves the pin by dragging, by arrow keys, and to where it is pressed",
};

export const Disabled: Story = {
  name: "Shows a pin that cannot be moved",
  args: { disabled: true },
};
