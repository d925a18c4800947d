import { useLingui } from "@lingui/react/macro";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";

/** Labels of the fields of a car by name. */
export function useCarLabels(): Readonly<Record<string, string>> {
  const { t, i18n } = useLingui();
  return {
    name: t`Make and model`,
    body: t`Body`,
    color: t`Colour`,
    range: t`Range`,
    fuelType: t`Fuel`,
    gearbox: t`Gearbox`,
    seats: t`Seats`,
    doors: t`Doors`,
    aircon: t`Air conditioning`,
    fuelPolicy: t`Fuel at drop-off`,
    "mileage.kind": t`Mileage`,
    mileage: t`Kilometres per day`,
    co2: t`CO₂ in grams per kilometre`,
    availability: t`For rent`,
    plate: t`Plate`,
    chassisLast: t`Last digits of the chassis number`,
    registrationDate: t`First registration`,
    fiscalPower: t`Fiscal power`,
    places: t`Places of pick-up`,
    dailyPrice: t`Price per day`,
    "deposit.kind": t`Security deposit`,
    deposit: t`Amount of the security deposit`,
    minimumAge: t`Minimum age of the driver`,
    minimumLicenceYears: t`Years with a licence`,
    "excess.damage": t`Excess for damage`,
    "excess.damageWithWaiver": t`Excess for damage, with its cover`,
    "excess.theft": t`Excess for theft`,
    "excess.theftWithProtection": t`Excess for theft, with its cover`,
    "excess.fullInsurance": t`Excess with full insurance`,
    cancellation: i18n._(rentalOptionMessages.cancellation),
    amendments: i18n._(rentalOptionMessages.amendments),
    theftProtection: i18n._(rentalOptionMessages.theftProtection),
    collisionDamageWaiver: i18n._(rentalOptionMessages.collisionDamageWaiver),
    fullInsurance: i18n._(rentalOptionMessages.fullInsurance),
    additionalDriver: i18n._(rentalOptionMessages.additionalDriver),
  };
}
