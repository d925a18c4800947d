import {
  changeTeamRole,
  endTeamSessions,
  inviteToTeam,
  joinTeam,
  readTeamInvitation,
  removeFromTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
  supplierTeam,
} from "@sayara/api-client/endpoints";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { handleJoinTeam, handleReadTeamInvitation } from "./joinTeam.handler.ts";
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

/** Mounts the endpoints for an agency's team. */
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
}
