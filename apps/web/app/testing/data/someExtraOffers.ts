import type { OfferedExtra } from "@sayara/api-client/contract/search/quote";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { anExtra } from "@sayara/domain/testing/anExtra";

const { stock: _stock, ...seat } = anExtra();

/** A child seat at 5 TND a day, of which two are left, and a roof box at 60 TND, of which none is left. */
export const someExtraOffers: OfferedExtra[] = [
  { ...seat, id: "seat", left: 2 },
  {
    ...seat,
    id: "box",
    kind: "roofBox",
    name: inAllLanguages({ fr: "Coffre de toit", en: "Roof box", es: "Baúl de techo" }),
    price: 60,
    per: "rental",
    maximumPerRental: 1,
    left: 0,
  },
];
