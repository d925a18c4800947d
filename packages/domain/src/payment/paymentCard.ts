import * as v from "valibot";
import { cardNumberingOf } from "./cardBrandOf.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { requiredCode } from "../validation/boundedText.ts";
import { cardExpiry } from "./cardExpiry.ts";
import { CardNumber } from "./CardNumber.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Input typed by a visitor; each field may be wrong. */
const Typed = v.object({ number: v.string(), securityCode: v.string() });

/**
 * Returns the schema of a payment card. The security code has 4 digits for American Express, 3 for other brands, and
 * either if no number is given [PC4]. Each field reports its own error, regardless of the other fields. Only the
 * gateway's hosted fields use it: the marketplace's servers never receive card data.
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
      const given = v.safeParse(Typed, dataset.value);
      if (isReported || !given.success) return;
      const { number, securityCode } = given.output;
      const digits = cardNumberingOf(number.replaceAll(/\D/g, "")).securityCodeDigits;
      const isRight = number === "" ? /^\d{3,4}$/ : new RegExp(String.raw`^\d{${digits}}$`);
      if (isRight.test(securityCode)) return;
      addIssue({
        message: validationMessage("security_code_invalid", { digits }),
        path: [
          { type: "object", origin: "value", input: given.output, key: "securityCode", value: securityCode },
        ],
      });
    }),
  );
}
export type PaymentCard = v.InferOutput<ReturnType<typeof paymentCard>>;
