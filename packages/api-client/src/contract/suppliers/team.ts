import { EntityId } from "@sayara/domain/id/EntityId";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { Email } from "@sayara/domain/validation/Email";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { PlanRefusal } from "../subscriptions/PlanRefusal.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const portalRules = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;
const ofAgency = { params: v.object({ supplier: SupplierSegment }) };
const ofPerson = { params: v.object({ supplier: SupplierSegment, personId: EntityId }) };
const ofInvitation = { params: v.object({ supplier: SupplierSegment, invitationId: EntityId }) };

/** A person of an agency. */
export const TeamMember = v.object({
  id: EntityId,
  fullName: anyText(100),
  email: anyText(254),
  role: orUnknown(SupplierRole),
  /** Whether this is the caller. */
  isYou: v.boolean(),
  /** Number of portal sessions. */
  sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Latest use of the portal by an open session, accurate to about ten minutes. Null without a session. */
  seenAt: v.nullable(Instant),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

/** An invitation that has been neither used nor revoked. It may have expired. */
export const TeamInvitation = v.object({
  id: EntityId,
  email: anyText(254),
  role: orUnknown(SupplierRole),
  invitedBy: anyText(100),
  expiresAt: Instant,
});
export type TeamInvitation = v.InferOutput<typeof TeamInvitation>;

/** An agency's people, owners first, and its open invitations. */
export const Team = v.object({ people: v.array(TeamMember), invitations: v.array(TeamInvitation) });
export type Team = v.InferOutput<typeof Team>;

/** Input schemas of {@link supplierTeam}. */
export const supplierTeamInput = ofAgency;

/** Returns an agency's people and open invitations. */
export const supplierTeam = defineEndpoint({
  ...portalRules,
  name: "supplierTeam",
  method: "GET",
  path: "/api/supplier-team/{supplier}",
  input: inputOf<typeof supplierTeamInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link inviteToTeam}. */
export const inviteToTeamInput = { ...ofAgency, body: v.object({ email: Email, role: SupplierRole }) };

/**
 * Mails an invitation to an agency's team [TE1]. It replaces an open invitation to the same address.
 * `email_registered`: the address has an account, and the person was not removed from a team.
 */
export const inviteToTeam = defineEndpoint({
  ...portalRules,
  refusals: [
    ...portalRules.refusals,
    "address_unconfirmed",
    "email_registered",
    "too_many_people",
    "plan_people",
  ],
  refusalBody: PlanRefusal,
  name: "inviteToTeam",
  method: "POST",
  path: "/api/invite-to-team/{supplier}",
  input: inputOf<typeof inviteToTeamInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link resendTeamInvitation}. */
export const resendTeamInvitationInput = ofInvitation;

/** Mails an invitation again, with a new link and for another 7 days. */
export const resendTeamInvitation = defineEndpoint({
  ...portalRules,
  refusals: [...portalRules.refusals, "address_unconfirmed"],
  name: "resendTeamInvitation",
  method: "POST",
  path: "/api/resend-team-invitation/{supplier}/{invitationId}",
  input: inputOf<typeof resendTeamInvitationInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link revokeTeamInvitation}. */
export const revokeTeamInvitationInput = ofInvitation;

/** Revokes an invitation: its link no longer works. */
export const revokeTeamInvitation = defineEndpoint({
  ...portalRules,
  name: "revokeTeamInvitation",
  method: "POST",
  path: "/api/revoke-team-invitation/{supplier}/{invitationId}",
  input: inputOf<typeof revokeTeamInvitationInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link changeTeamRole}. */
export const changeTeamRoleInput = { ...ofPerson, body: v.object({ role: SupplierRole }) };

/** Changes a person's role immediately. `last_owner`: the agency would have no owner left [TE2]. */
export const changeTeamRole = defineEndpoint({
  ...portalRules,
  refusals: [...portalRules.refusals, "last_owner"],
  name: "changeTeamRole",
  method: "POST",
  path: "/api/change-team-role/{supplier}/{personId}",
  input: inputOf<typeof changeTeamRoleInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link removeFromTeam}. */
export const removeFromTeamInput = ofPerson;

/**
 * Removes a person from the team and ends their sessions [TE3]. `last_owner`: the agency would have no owner
 * left [TE2].
 */
export const removeFromTeam = defineEndpoint({
  ...portalRules,
  refusals: [...portalRules.refusals, "last_owner"],
  name: "removeFromTeam",
  method: "POST",
  path: "/api/remove-from-team/{supplier}/{personId}",
  input: inputOf<typeof removeFromTeamInput>(),
  responses: { 200: Team },
});

/** Input schemas of {@link endTeamSessions}. */
export const endTeamSessionsInput = ofPerson;

/** Ends all portal sessions of a person [TE4]. */
export const endTeamSessions = defineEndpoint({
  ...portalRules,
  name: "endTeamSessions",
  method: "POST",
  path: "/api/end-team-sessions/{supplier}/{personId}",
  input: inputOf<typeof endTeamSessionsInput>(),
  responses: { 200: Team },
});
