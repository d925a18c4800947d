import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type * as v from "valibot";

type Places = { car: { id: string }; tunis: { slug: string } };
type Request = v.InferInput<typeof CheckoutRequest>;
type Changes = Omit<Partial<Request>, "rental" | "driver"> & {
  rental?: Partial<Request["rental"]>;
  driver?: Partial<Request["driver"]>;
};

let personCount = 0;

/** Returns a guest's valid checkout: three days at 106 dinars. Each call uses another person. */
export function aCheckout({ car, tunis }: Places, { rental, driver, ...changes }: Changes = {}) {
  personCount += 1;
  const phone = `+21620${String(100_000 + personCount)}`;
  return {
    rental: {
      car: car.id,
      pickupLocation: tunis.slug,
      dropOffLocation: tunis.slug,
      from: "2026-12-01T10:00:00+01:00",
      to: "2026-12-04T10:00:00+01:00",
      options: {},
      ...rental,
    },
    total: 318,
    driver: {
      fullName: "Amel Ben Salah",
      email: `amel.${personCount}@guests.example`,
      phone,
      birthDate: "1990-05-14",
      ...driver,
    },
    payment: "later",
    termsAccepted: true,
    language: "fr",
    ...changes,
  };
}
