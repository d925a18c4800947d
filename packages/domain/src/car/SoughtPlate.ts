import * as v from "valibot";
import { requiredCode } from "../validation/boundedText.ts";
import { CarPlate } from "./CarPlate.ts";

/**
 * A plate as it is written on a fine: like {@link CarPlate}, with any of `/ . · _` and long dashes between its parts [FN1].
 *
 * @example v.parse(SoughtPlate, "731/TU/2211") // "731 TU 2211"
 */
export const SoughtPlate = v.pipe(
  requiredCode(40),
  v.transform((plate) => plate.replaceAll(/[/.·_‐-―]+/gu, " ").replaceAll(/\s+/gu, " ")),
  CarPlate,
);
