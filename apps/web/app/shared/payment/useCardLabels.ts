import { useLingui } from "@lingui/react/macro";
import type { CardFieldName } from "./readFrameMessage.ts";

/** Returns the labels of the card fields, identical to those in the gateway's frame. */
export function useCardLabels(): Record<CardFieldName, string> {
  const { t } = useLingui();
  return { number: t`Card number`, expiry: t`Expiry date`, securityCode: t`Security code` };
}
