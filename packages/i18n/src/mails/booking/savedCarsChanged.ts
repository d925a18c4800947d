import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData, MailedSavedCar } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to a driver about saved cars that are cheaper or free again [SV5]. */
export function savedCarsChanged(
  { name, cars, link }: MailData["savedCarsChanged"],
  context: MailContext,
): MailContent {
  const { t } = context;
  const [first] = cars;
  const only = cars.length === 1 ? first : undefined;
  const subject =
    only === undefined
      ? t({ ...messages.several, values: { number: cars.length } })
      : t({ ...messages[only.news], values: { car: only.carName } });
  return {
    subject,
    heading: subject,
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), t(messages.note)],
    facts: cars.map((car) => [
      t({ ...messages.car, values: { car: car.carName, agency: car.supplierName } }),
      describeCar(car, context),
    ]),
    button: { label: t(messages.open), link },
    links: cars.map(({ carName, supplierName, link: carLink }) => ({
      label: t({ ...messages.seeCar, values: { car: carName, agency: supplierName } }),
      link: carLink,
    })),
  };
}

function describeCar(car: MailedSavedCar, { t, formats }: MailContext): string {
  const values = {
    total: formats.price(car.total),
    before: formats.price(car.before ?? car.total),
    place: car.pickUpPlace,
    dates: formats.dateRange(car.from, car.to),
  };
  return t({ ...(car.news === "free" ? messages.freeNow : messages.cheaperNow), values });
}

const messages = {
  cheaper: /*i18n*/ { id: "mail.savedCarsChanged.cheaper", message: "Cheaper now: {car}" },
  free: /*i18n*/ { id: "mail.savedCarsChanged.free", message: "Available again: {car}" },
  several: /*i18n*/ {
    id: "mail.savedCarsChanged.several",
    message: "{number, plural, one {One saved car has changed} other {# saved cars have changed}}",
  },
  note: /*i18n*/ {
    id: "mail.savedCarsChanged.note",
    message: "These are the totals at the moment. A car is yours only once you have booked it.",
  },
  car: /*i18n*/ { id: "mail.savedCarsChanged.car", message: "{car} · {agency}" },
  cheaperNow: /*i18n*/ {
    id: "mail.savedCarsChanged.cheaperNow",
    message: "{total} instead of {before} · {place} · {dates}",
  },
  freeNow: /*i18n*/ {
    id: "mail.savedCarsChanged.freeNow",
    message: "Available again, {total} · {place} · {dates}",
  },
  open: /*i18n*/ { id: "mail.savedCarsChanged.open", message: "See your saved cars" },
  seeCar: /*i18n*/ { id: "mail.savedCarsChanged.seeCar", message: "See {car}, {agency}" },
};
