import { FigurePeriod } from "@sayara/domain/figures/FigurePeriod";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PlanRefusal } from "../subscriptions/PlanRefusal.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";
import { Figures } from "./Figures.ts";

/** Input schemas of {@link supplierFigures}. */
export const supplierFiguresInput = { params: v.object({ supplier: SupplierSegment, period: FigurePeriod }) };

/** Returns an agency's figures of a period and of the previous period [FG1–FG8]. */
export const supplierFigures = defineEndpoint({
  name: "supplierFigures",
  method: "GET",
  path: "/api/supplier-figures/{supplier}/{period}",
  session: "required",
  input: inputOf<typeof supplierFiguresInput>(),
  responses: { 200: Figures },
  refusals: ["not_signed_in", "not_allowed", "not_found", "plan_statistics"],
  refusalBody: PlanRefusal,
});

/** Input schemas of {@link allFigures}. */
export const allFiguresInput = { params: v.object({ period: FigurePeriod }) };

/** Returns the figures of all agencies together, for administrators [FG1–FG8]. */
export const allFigures = defineEndpoint({
  name: "allFigures",
  method: "GET",
  path: "/api/all-figures/{period}",
  session: "required",
  input: inputOf<typeof allFiguresInput>(),
  responses: { 200: Figures },
  refusals: ["not_signed_in", "not_allowed"],
});
