import * as v from "valibot";
import { textPerLanguage } from "@sayara/domain/language/textPerLanguage";
import { CataloguePrice } from "../CarPricing.ts";
import { requiredName } from "@sayara/domain/validation/boundedText";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import { ExtraKind } from "./ExtraKind.ts";

/** Maximum number of extras that an agency offers [EX3]. */
export const MAXIMUM_EXTRAS = 30;
/** Maximum number of pieces of one extra in a rental [EX2]. */
export const MAXIMUM_EXTRA_COUNT = 20;
/** Maximum stock of an extra [EX2]. */
export const MAXIMUM_EXTRA_STOCK = 500;

/** Units of an extra's price [EX2]. */
export const extraUnits = ["day", "rental"] as const;
/** One of {@link extraUnits}. */
export const ExtraUnit = v.picklist(extraUnits, "invalid");
export type ExtraUnit = v.InferOutput<typeof ExtraUnit>;

/** An extra's name in every language [EX1]. */
export const ExtraName = textPerLanguage(requiredName(60));
export type ExtraName = v.InferOutput<typeof ExtraName>;

/** An extra that an agency rents out with its cars, such as a child seat [EX1, EX2]. */
export const Extra = v.object({
  kind: ExtraKind,
  name: ExtraName,
  /** Price in TND of one piece, per rental day or per rental. 0: free of charge. */
  price: CataloguePrice,
  per: ExtraUnit,
  /** Maximum number of pieces in one rental. */
  maximumPerRental: wholeNumber(1, MAXIMUM_EXTRA_COUNT),
  /** Number of pieces that the agency has. */
  stock: wholeNumber(1, MAXIMUM_EXTRA_STOCK),
});
export type Extra = v.InferOutput<typeof Extra>;
