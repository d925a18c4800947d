import * as v from "valibot";
import { Dinars } from "../money/Dinars.ts";

/** Maximum amount of a security deposit, in its currency. */
export const MAX_DEPOSIT = 100_000;

/** An amount of a security deposit. */
export const DepositAmount = v.pipe(Dinars, v.maxValue(MAX_DEPOSIT, "price_invalid"));

/** An amount above 0 that is taken as a deposit. */
export const TakenAmount = v.pipe(DepositAmount, v.minValue(0.01, "price_invalid"));
