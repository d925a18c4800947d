import { inAllLanguages } from "../language/inAllLanguages.ts";
import type { Extra } from "../pricing/extras/Extra.ts";

/** Returns an extra for tests: a child seat at 5 TND a day, at most two per rental, with a stock of three. */
export function anExtra(changes: Partial<Extra> = {}): Extra {
  return {
    kind: "childSeat",
    name: inAllLanguages({ fr: "Siège enfant", en: "Child seat", es: "Silla infantil" }),
    price: 5,
    per: "day",
    maximumPerRental: 2,
    stock: 3,
    ...changes,
  };
}
