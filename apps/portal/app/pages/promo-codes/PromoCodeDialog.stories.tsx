import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { PromoCodeDialog } from "./PromoCodeDialog.tsx";
import { emptyPromo, promoValuesOf } from "./PromoValues.ts";
import { somePromoCodes } from "./somePromoCodes.ts";

const [promo] = somePromoCodes;
if (promo === undefined) throw new Error("there is no promo code");

const meta = {
  component: PromoCodeDialog,
  title: "Portal/Promo codes/Form",
  args: { owner: "agency", promo, kind: "percentage", form: aForm(promoValuesOf(promo)), onClose: () => {} },
} satisfies Meta<typeof PromoCodeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = { name: "Shows a stored code" };

export const New: Story = {
  name: "Asks for a new code that takes off an amount",
  args: { promo: null, kind: "amount", form: aForm({ ...emptyPromo, kind: "amount" }) },
};

export const Invalid: Story = {
  name: "Shows an error beside each invalid field",
  args: {
    form: aForm(
      { ...promoValuesOf(promo), code: "a-b", percentage: "91" },
      {
        errors: {
          code: "promo_code_invalid",
          percentage: "number_out_of_range?min=1&max=90",
        },
      },
    ),
  },
};

export const Refused: Story = {
  name: "Says that somebody else changed the code",
  args: {
    form: aForm(promoValuesOf(promo), {
      problem: { kind: "refused", code: "stale_version", retryAfter: null },
    }),
  },
};
