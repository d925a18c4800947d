import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@sayara/ui/Button/Button";
import { SelectionBar } from "./SelectionBar.tsx";

const meta = {
  component: SelectionBar,
  title: "Shared/SelectionBar",
  args: {
    label: "3 réservations sélectionnées",
    onClear: () => {},
    children: (
      <>
        <Button size="small">Confirmer</Button>
        <Button size="small" tone="danger">
          Supprimer
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;

export const Selected: StoryObj<typeof meta> = {
  name: "Shows the number of selected rows and the available actions",
};
