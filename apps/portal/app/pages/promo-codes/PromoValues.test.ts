import { aPromoCode } from "@sayara/domain/testing/aPromoCode";
import { expect, test } from "vitest";
import { checkPromo, emptyPromo, promoErrors, promoValuesOf, type PromoValues } from "./PromoValues.ts";

const typed = (changes: Partial<PromoValues> = {}): PromoValues => ({
  ...promoValuesOf({ ...aPromoCode(), id: "promo-1", version: 1, uses: 0 }),
  ...changes,
});

test("a stored code fills the form with the originally typed texts, and an empty limit means no limit", () => {
  expect(checkPromo(typed()).ready).toEqual(aPromoCode());
  expect(checkPromo(typed({ kind: "amount", amount: "25,5", maximumUses: "١٠" })).ready).toMatchObject({
    discount: { kind: "amount", amount: 25.5 },
    maximumUses: 10,
  });
});

test("[PD1] [PD2] each error appears beside its field, and an empty field is reported as required", () => {
  const errorsOf = (changes: Partial<PromoValues>) => checkPromo(typed(changes)).errors;
  expect(errorsOf({ code: "", percentage: "", validFrom: "" })).toEqual({
    code: "required",
    percentage: "required",
    validFrom: "required",
  });
  expect(
    errorsOf({ code: "a-b", percentage: "91", rentalFrom: "2027-02-01", rentalUntil: "2027-01-01" }),
  ).toEqual({
    code: "promo_code_invalid",
    percentage: "number_out_of_range?min=1&max=90",
    rentalUntil: "period_reversed",
  });
  expect(promoErrors({ "promo.code": "promo_code_taken" }, typed())).toEqual({ code: "promo_code_taken" });
  expect(checkPromo(emptyPromo).ready).toBeNull();
});
