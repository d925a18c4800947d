import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { ExtraDialog } from "./ExtraDialog.tsx";
import { emptyExtra, extraValuesOf } from "./ExtraValues.ts";
import { someExtras } from "./someExtras.ts";

const [extra] = someExtras;
if (extra === undefined) throw new Error("there is no extra");

const meta = {
  component: ExtraDialog,
  title: "Portal/Extras/Form",
  args: { extra, form: aForm(extraValuesOf(extra)), onClose: () => {} },
} satisfies Meta<typeof ExtraDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = { name: "Shows a stored extra" };

export const New: Story = { name: "Shows empty fields", args: { extra: null, form: aForm(emptyExtra) } };

export const Saving: Story = {
  name: "Is busy while the extra is saved",
  args: { form: aForm(extraValuesOf(extra), { isSending: true }) },
};

export const Invalid: Story = {
  name: "Shows an error beside each invalid field",
  args: {
    form: aForm(
      { ...extraValuesOf(extra), es: "", price: "5,005", stock: "0" },
      {
        errors: {
          es: "required",
          price: "price_invalid",
          stock: "number_out_of_range?min=1&max=500",
        },
      },
    ),
  },
};

export const Refused: Story = {
  name: "Says that somebody else changed the extra",
  args: {
    form: aForm(extraValuesOf(extra), {
      problem: { kind: "refused", code: "stale_version", retryAfter: null },
    }),
  },
};
