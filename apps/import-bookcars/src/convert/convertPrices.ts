import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { PriceRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import { checkedRecord } from "./checkedRecord.ts";
import { fieldLoss } from "../read/Exported.ts";
import type { Omission } from "../Omission.ts";
import type { BookCarsExport } from "../read/readBookCars.ts";

/** Maximum periods of a car, as in `CarPricing`. */
const MAXIMUM_PERIODS = 200;

/** Converts the date-based prices of cars that use them. Days are in the marketplace's time zone. */
export function convertPrices(
  { Car, DateBasedPrice }: BookCarsExport,
  {
    isCar,
    timeZone,
    report,
  }: { isCar: (id: string) => boolean; timeZone: string; report: (omission: Omission) => void },
): ImportedRecord<PriceRecord>[] {
  const prices = new Map(DateBasedPrice.map((price) => [price.id, price]));
  return Car.filter(({ id }) => isCar(id)).flatMap((car) => {
    const { isDateBasedPrice = false, dateBasedPrices } = car.value;
    if (dateBasedPrices.length === 0) return [];
    if (!isDateBasedPrice) {
      report(fieldLoss(car, "dateBasedPrices", "are not carried: the car does not use them"));
      return [];
    }
    const converted = dateBasedPrices.flatMap((id) => {
      const price = prices.get(id);
      if (price === undefined) {
        report(fieldLoss(car, "dateBasedPrices", `names ${id}, which the files lack`));
        return [];
      }
      const { startDate, endDate, dailyPrice } = price.value;
      const record = checkedRecord(
        price,
        {
          type: "price",
          car: car.id,
          startDate: dateInZone(startDate, timeZone),
          endDate: dateInZone(endDate, timeZone),
          dailyPrice,
        },
        { report },
      );
      return record ?? [];
    });
    if (converted.length > MAXIMUM_PERIODS)
      report(
        fieldLoss(car, "dateBasedPrices", `are more than ${MAXIMUM_PERIODS}: only the first are carried`),
      );
    return converted.slice(0, MAXIMUM_PERIODS);
  });
}
