import { useLingui } from "@lingui/react/macro";
import type { CardFieldName } from "./readFrameMessage.ts";

/** Labels of the card's fields, as the gateway's frame has them. */
export function useCardLabels(): Record<CardFieldName, string> {
  const { t } = useLingui();
  return { number: t`Card number`, expiry: t`Expiry date`, securityCode: t`Security code` };
}
