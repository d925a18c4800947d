import { EntityId } from "@sayara/domain/id/EntityId";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { ExtraName, ExtraUnit, MAXIMUM_EXTRA_COUNT, MAXIMUM_EXTRAS } from "./Extra.ts";
import { ExtraKind } from "./ExtraKind.ts";

const Count = wholeNumber(1, MAXIMUM_EXTRA_COUNT);

/** The extras that a driver chooses, each at most once [EX5]. */
export const ExtraChoices = v.pipe(
  v.array(v.object({ extra: EntityId, count: Count })),
  v.maxLength(MAXIMUM_EXTRAS, validationMessage("too_many", { max: MAXIMUM_EXTRAS })),
  v.check(
    (choices) => new Set(choices.map(({ extra }) => extra.toLowerCase())).size === choices.length,
    validationMessage("invalid"),
  ),
);
export type ExtraChoices = v.InferOutput<typeof ExtraChoices>;

/** A chosen extra with the terms at which it is sold: input of pricing [EX4]. */
export const ChosenExtra = v.object({
  id: EntityId,
  kind: orUnknown(ExtraKind),
  name: ExtraName,
  /** Price of one piece, in TND. */
  price: CataloguePrice,
  per: ExtraUnit,
  count: Count,
});
export type ChosenExtra = v.InferOutput<typeof ChosenExtra>;
