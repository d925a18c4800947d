import * as v from "valibot";
import { cardNumberingOf } from "./cardBrandOf.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { requiredText } from "../validation/boundedText.ts";
import { cardExpiry } from "./cardExpiry.ts";
import { CardNumber } from "./CardNumber.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/**
 * Returns the schema of a payment card. The security code has 4 digits on American Express, 3 on other brands
 * [PC4]. Only the gateway's hosted fields use it: the marketplace's servers never receive card data.
 */
export function paymentCard({ today }: { today: CalendarDate }) {
  return v.pipe(
    v.object({
      number: CardNumber,
      expiry: cardExpiry({ today }),
      securityCode: requiredText(10),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { number, securityCode } = dataset.value;
      const digits = cardNumberingOf(number).securityCodeDigits;
      if (/^\d+$/.test(securityCode) && securityCode.length === digits) return;
      addIssue({
        message: validationMessage("security_code_invalid", { digits }),
        path: [
          {
            type: "object",
            origin: "value",
            input: dataset.value,
            key: "securityCode",
            value: securityCode,
          },
        ],
      });
    }),
  );
}
export type PaymentCard = v.InferOutput<ReturnType<typeof paymentCard>>;
