import * as v from "valibot";
import { requiredCode } from "../validation/boundedText.ts";
import { CarPlate } from "./CarPlate.ts";

/**
 * A plate as written on a fine: like {@link CarPlate}, but its parts may also be separated by `/ . · _` or
 * long dashes [FN1].
 *
 * @example v.parse(SoughtPlate, "731/TU/2211") // "731 TU 2211"
 */
export const SoughtPlate = v.pipe(
  requiredCode(40),
  v.transform((plate) => plate.replaceAll(/[/.·_‐-―]+/gu, " ").replaceAll(/\s+/gu, " ")),
  CarPlate,
);
