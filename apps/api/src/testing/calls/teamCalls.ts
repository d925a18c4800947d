import { randomUUID } from "node:crypto";
import type { Database } from "#api/database/Schema.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { aUser } from "../data/aCatalogue.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** Invites a person and returns the address, the invitation's id and the mailed token. */
export async function anInvitation(api: TestApp, portal: TestPortal, role = "desk") {
  const email = `invited.${randomUUID().slice(0, 8)}@agency.example`;
  const { json } = await portal.call("owner", `/api/invite-to-team/${portal.agency.id}`, {
    body: { email, role },
  });
  const invitation = json.invitations.find((one: { email: string }) => one.email === email);
  const { token } = await linkTo(api, email, "teamInvitation");
  return { email, id: String(invitation.id), token };
}

/** Returns a valid request for each endpoint of an agency's team. */
export async function teamCalls({
  ownerCall,
  api,
  db,
  portal,
}: {
  ownerCall: (call?: ValidCall) => Promise<ValidCall>;
  api: TestApp;
  db: Database;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const aPersonId = async () =>
    (await aUser(db, { type: "supplier", supplier_id: portal.agency.id, supplier_role: "desk" })).id;
  const onPerson = async (body?: object) =>
    ownerCall({ params: { personId: await aPersonId() }, ...(body && { body }) });
  const onInvitation = async () =>
    ownerCall({ params: { invitationId: (await anInvitation(api, portal)).id } });
  const joining = { fullName: "Rim Jaziri", password: "tasse bleue du lundi", language: "fr" };
  const { headers = {} } = await ownerCall();
  const { token: readToken } = await anInvitation(api, portal);
  const { token } = await anInvitation(api, portal);
  return {
    changeTeamRole: await onPerson({ role: "manager" }),
    endTeamSessions: await onPerson(),
    inviteToTeam: await ownerCall({ body: { email: "new.person@agency.example", role: "desk" } }),
    joinTeam: { body: { ...joining, token }, headers },
    readTeamInvitation: { body: { token: readToken }, headers },
    removeFromTeam: await onPerson(),
    resendTeamInvitation: await onInvitation(),
    revokeTeamInvitation: await onInvitation(),
    supplierTeam: await ownerCall(),
  };
}
