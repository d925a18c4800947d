import * as v from "valibot";
import { Dinars } from "../money/Dinars.ts";

/** Maximum amount of a security deposit. */
export const MAX_DEPOSIT = 100_000;

/** An amount of a security deposit. */
export const DepositAmount = v.pipe(Dinars, v.maxValue(MAX_DEPOSIT, "price_invalid"));

/** An amount that is taken: not 0. */
export const TakenAmount = v.pipe(DepositAmount, v.minValue(0.01, "price_invalid"));
