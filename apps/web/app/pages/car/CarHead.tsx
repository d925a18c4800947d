import { useLingui } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { imageAddress, useSite } from "@sayara/frontend/request/Site";
import { carPath } from "#web/shared/addresses/carPath.ts";
import { localizedAddress } from "#web/shared/PageHead/localizedAddress.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import type { CarData } from "./Car.load.ts";
import { carStructuredData } from "./carStructuredData.ts";
import { lowestDayPriceOf } from "./price/lowestDayPriceOf.ts";

/** Title, canonical URL (without dates), and structured data of the car. */
export function CarHead(page: CarData) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone, commission } = useSettings();
  const site = useSite();
  const { car, today } = page;
  const { name, supplier } = car;
  const agency = supplier.name;
  const place = page.place?.name ?? agency;
  const lowestDayPrice = lowestDayPriceOf(car, { today, timeZone, commission });
  const price = formats.price(lowestDayPrice);
  const path = carPath({ car: car.slug });
  const description = t`${name} at ${agency}, ${place}: from ${price} per day. Security deposit, excess, age and every condition before you book.`;
  const structured = carStructuredData(page, {
    description,
    lowestDayPrice,
    address: localizedAddress(site.webUrl, path, i18n.locale),
    site,
  });
  return (
    <>
      <PageHead
        title={t`${name} for rent: ${place}`}
        description={description}
        path={path}
        picture="car"
        photograph={imageAddress(car.image, "car", site)}
      />
      <StructuredData data={structured} />
    </>
  );
}
