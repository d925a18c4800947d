import { SecretToken } from "@sayara/domain/account/SecretToken";
import { TeamJoining } from "@sayara/domain/account/TeamJoining";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { User } from "@sayara/domain/user/User";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link readTeamInvitation}. */
export const readTeamInvitationInput = { body: v.object({ token: SecretToken }) };

/** Returns the agency, address and role of a mailed invitation, without using the invitation. */
export const readTeamInvitation = defineEndpoint({
  name: "readTeamInvitation",
  method: "POST",
  path: "/api/read-team-invitation",
  retry: "safe",
  input: inputOf<typeof readTeamInvitationInput>(),
  responses: {
    200: v.object({ agency: anyText(100), email: anyText(254), role: orUnknown(SupplierRole) }),
    204: noContent,
  },
  outcomes: { 200: "valid", 204: "invalidLink" },
});

/** Input schemas of {@link joinTeam}. */
export const joinTeamInput = { body: TeamJoining };

/**
 * Accepts an invitation to an agency's team: creates the account and signs in to the portal [TE1].
 * `email_registered`: an account with this address was created after the invitation.
 */
export const joinTeam = defineEndpoint({
  name: "joinTeam",
  method: "POST",
  path: "/api/join-team",
  input: inputOf<typeof joinTeamInput>(),
  responses: { 200: User, 204: noContent },
  outcomes: { 200: "joined", 204: "invalidLink" },
  refusals: ["email_registered", "too_many_people"],
  sessionEffect: "opens",
});
