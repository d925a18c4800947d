import * as v from "valibot";
import { cardNumberingOf } from "./cardBrandOf.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { requiredCode } from "../validation/boundedText.ts";
import { cardExpiry } from "./cardExpiry.ts";
import { CardNumber } from "./CardNumber.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Input typed by a visitor. Any field may be wrong. */
const CardInput = v.object({ number: v.string(), securityCode: v.string() });

/**
 * Returns the schema of a payment card. The security code has 4 digits for American Express, 3 for other
 * brands, and either if no number is given [PC4]. Each field reports its own error, regardless of the other
 * fields. Only the gateway's hosted fields use this schema: the marketplace's servers never receive card
 * data.
 */
export function paymentCard({ today }: { today: CalendarDate }) {
  return v.pipe(
    v.object({
      number: CardNumber,
      expiry: cardExpiry({ today }),
      securityCode: requiredCode(10),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const isReported = dataset.issues?.some(({ path }) => path?.[0]?.key === "securityCode") ?? false;
      const input = v.safeParse(CardInput, dataset.value);
      if (isReported || !input.success) return;
      const { number, securityCode } = input.output;
      const digits = cardNumberingOf(number.replaceAll(/\D/g, "")).securityCodeDigits;
      const expectedCode = number === "" ? /^\d{3,4}$/ : new RegExp(String.raw`^\d{${digits}}$`);
      if (expectedCode.test(securityCode)) return;
      addIssue({
        message: validationMessage("security_code_invalid", { digits }),
        path: [
          { type: "object", origin: "value", input: input.output, key: "securityCode", value: securityCode },
        ],
      });
    }),
  );
}
export type PaymentCard = v.InferOutput<ReturnType<typeof paymentCard>>;
