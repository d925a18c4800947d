import * as v from "valibot";
import { StoredExtra } from "../suppliers/extras.ts";

/** An extra of an agency, as drivers see it [EX1, EX2]. */
export const PublicExtra = v.omit(StoredExtra, ["version", "stock"]);
export type PublicExtra = v.InferOutput<typeof PublicExtra>;
