import { useLingui } from "@lingui/react/macro";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import type { SheetColumn } from "./sheetColumns.ts";

/** Returns the names of the sheet's columns. */
export function useColumnNames(): Readonly<Record<SheetColumn, string>> {
  const { t, i18n } = useLingui();
  return {
    name: t`Make and model`,
    plate: t`Plate`,
    dailyPrice: t`Price per day`,
    deposit: t`Security deposit`,
    collisionDamageWaiver: i18n._(rentalOptionMessages.collisionDamageWaiver),
    theftProtection: i18n._(rentalOptionMessages.theftProtection),
    fullInsurance: i18n._(rentalOptionMessages.fullInsurance),
    additionalDriver: i18n._(rentalOptionMessages.additionalDriver),
    cancellation: i18n._(rentalOptionMessages.cancellation),
    availability: t`For rent`,
    status: t`Status`,
  };
}
