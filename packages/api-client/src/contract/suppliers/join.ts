import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { ChecklistGap, ChecklistStep } from "@sayara/domain/supplier/checklist";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Input schemas of {@link supplierChecklist}. */
export const supplierChecklistInput = { params: v.object({ supplier: SupplierSegment }) };

/** A step of the checklist. */
export const SupplierChecklistStep = v.object({
  step: orUnknown(ChecklistStep),
  /** Empty for a step that is done. */
  gaps: v.array(orUnknown(ChecklistGap)),
});
export type SupplierChecklistStep = v.InferOutput<typeof SupplierChecklistStep>;

/** An agency's completed and missing steps before drivers see it [JN3]. */
export const SupplierChecklist = v.object({
  steps: v.array(SupplierChecklistStep),
  missingDocuments: v.array(orUnknown(SupplierDocumentType)),
  /** Whether the agency may apply now. */
  canSubmit: v.boolean(),
  /** When the agency applied. Null until it applies, and after a refusal. */
  submittedAt: v.nullable(Instant),
  /** Why the application was refused. Null otherwise. */
  reason: v.nullable(anyText(1000)),
});
export type SupplierChecklist = v.InferOutput<typeof SupplierChecklist>;

/** Returns the checklist of a joining agency. */
export const supplierChecklist = defineEndpoint({
  ...access,
  name: "supplierChecklist",
  method: "GET",
  path: "/api/supplier-checklist/{supplier}",
  input: inputOf<typeof supplierChecklistInput>(),
  responses: { 200: SupplierChecklist },
});

/** Input schemas of {@link submitSupplier}. */
export const submitSupplierInput = { params: v.object({ supplier: SupplierSegment }) };

/** Submits an agency's application. The checklist must be complete [JN3]. */
export const submitSupplier = defineEndpoint({
  ...access,
  refusals: [
    ...access.refusals,
    "transition_refused",
    "checklist_incomplete",
    "tax_number_registered",
    "agency_name_registered",
  ],
  name: "submitSupplier",
  method: "POST",
  path: "/api/submit-supplier/{supplier}",
  input: inputOf<typeof submitSupplierInput>(),
  responses: { 200: SupplierChecklist },
});

/** Input schemas of {@link suppliersWaiting}. */
export const suppliersWaitingInput = { params: v.object({ page: Page, size: Size }) };

/** An agency's application. */
export const WaitingSupplier = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  taxNumber: anyText(40),
  city: anyText(80),
  email: v.nullable(anyText(254)),
  phone: v.nullable(anyText(40)),
  submittedAt: Instant,
  cars: count,
  documentsInReview: count,
});
export type WaitingSupplier = v.InferOutput<typeof WaitingSupplier>;

/** Lists the applications of agencies, oldest first; for admins. */
export const suppliersWaiting = defineEndpoint({
  name: "suppliersWaiting",
  method: "GET",
  path: "/api/suppliers-waiting/{page}/{size}",
  input: inputOf<typeof suppliersWaitingInput>(),
  responses: { 200: pageOf(WaitingSupplier) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link decideSupplier}. */
export const decideSupplierInput = {
  params: v.object({ id: EntityId }),
  /** `reason` is shown to the agency. Null accepts the agency. */
  body: v.object({ reason: v.nullable(requiredText(1000)) }),
};

/** Accepts an agency's application, or refuses it with a reason; for admins [JN4]. */
export const decideSupplier = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "transition_refused"],
  name: "decideSupplier",
  method: "POST",
  path: "/api/decide-supplier/{id}",
  input: inputOf<typeof decideSupplierInput>(),
  responses: { 200: noContent },
});
