import { AuditAction } from "@sayara/domain/audit/AuditAction";
import { AuditKind } from "@sayara/domain/audit/AuditKind";
import { ActingPerson } from "@sayara/domain/booking/actions/StaffActionRecord";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { Size } from "../segments.ts";

/** Maximum number of people and of agencies to filter by. */
export const MAX_AUDIT_CHOICES = 500;

/** Input schemas of {@link audit}. */
export const auditInput = {
  params: v.object({ size: Size, language: Language }),
  /** All given filters apply together [AU2]. */
  query: v.object({
    /** Id of the person who acted. */
    person: v.exactOptional(EntityId),
    kind: v.exactOptional(AuditKind),
    /** Id of the agency that the record or the booking belongs to. */
    supplier: v.exactOptional(EntityId),
    /** First and last day, in the marketplace's zone. */
    from: v.exactOptional(SupportedDate),
    to: v.exactOptional(SupportedDate),
    /**
     * `at` and `id` of the previous page's last entry. Without them, the list starts with the newest entry.
     */
    beforeAt: v.exactOptional(Instant),
    beforeId: v.exactOptional(EntityId),
  }),
};

/** A recorded action [AU1], without the values before and after. */
export const AuditEntry = v.object({
  id: EntityId,
  at: Instant,
  /** Null for an operator's command or a job. */
  by: v.nullable(ActingPerson),
  kind: orUnknown(AuditKind),
  action: orUnknown(AuditAction),
  /** Id of the record, or the value that was looked up, such as a plate. */
  subject: anyText(100),
  /**
   * Name, reference or number of the record, in the requested language. Null if it has none or was deleted.
   */
  name: v.nullable(anyText(200)),
  /** False if the record was deleted and its page cannot be opened. */
  isThere: v.boolean(),
  /** The reason that was given, or the note of a grant or a refund. */
  reason: v.nullable(anyText(2000)),
  /** Null for clients, places and countries. */
  supplier: v.nullable(v.object({ slug: Slug, name: anyText(100) })),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** A page of the audit, newest first. */
export const AuditPage = v.object({
  items: v.array(AuditEntry),
  /** Whether older entries follow. */
  hasMore: v.boolean(),
  /**
   * Choices of the filter by person: administrators, the people of the chosen agency, and the chosen person.
   */
  people: v.pipe(
    v.array(v.object({ id: EntityId, fullName: anyText(100) })),
    v.maxLength(2 * MAX_AUDIT_CHOICES + 1),
  ),
  agencies: v.pipe(
    v.array(v.object({ id: EntityId, name: anyText(100) })),
    v.maxLength(MAX_AUDIT_CHOICES + 1),
  ),
});
export type AuditPage = v.InferOutput<typeof AuditPage>;

/**
 * Lists the actions of administrators and agencies, newest first; for admins. A page starts after the
 * previous page's last entry, so entries added meanwhile do not shift it [AU1, AU2].
 */
export const audit = defineEndpoint({
  name: "audit",
  method: "GET",
  path: "/api/audit/{size}/{language}",
  input: inputOf<typeof auditInput>(),
  responses: { 200: AuditPage },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});
