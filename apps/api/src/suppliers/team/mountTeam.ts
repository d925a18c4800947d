import {
  changeTeamRole,
  endPortalSession,
  endTeamSessions,
  inviteToTeam,
  joinTeam,
  portalSessions,
  readTeamInvitation,
  removeFromTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
  supplierTeam,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { handleJoinTeam, handleReadTeamInvitation } from "./joinTeam.handler.ts";
import { handleEndPortalSession, handlePortalSessions } from "./portalSessions.handler.ts";
import {
  handleChangeTeamRole,
  handleEndTeamSessions,
  handleRemoveFromTeam,
  handleSupplierTeam,
} from "./team.handler.ts";
import {
  handleInviteToTeam,
  handleResendTeamInvitation,
  handleRevokeTeamInvitation,
} from "./teamInvitations.handler.ts";

/** Mounts the calls of an agency's team and of its people's sessions. */
export function mountTeam(app: App): void {
  mountEndpoint(app, supplierTeam, handleSupplierTeam);
  mountEndpoint(app, inviteToTeam, handleInviteToTeam);
  mountEndpoint(app, resendTeamInvitation, handleResendTeamInvitation);
  mountEndpoint(app, revokeTeamInvitation, handleRevokeTeamInvitation);
  mountEndpoint(app, changeTeamRole, handleChangeTeamRole);
  mountEndpoint(app, removeFromTeam, handleRemoveFromTeam);
  mountEndpoint(app, endTeamSessions, handleEndTeamSessions);
  mountEndpoint(app, readTeamInvitation, handleReadTeamInvitation);
  mountEndpoint(app, joinTeam, handleJoinTeam);
  mountEndpoint(app, portalSessions, handlePortalSessions);
  mountEndpoint(app, endPortalSession, handleEndPortalSession);
}
