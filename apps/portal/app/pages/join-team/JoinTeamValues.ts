export type JoinTeamValues = { fullName: string; password: string; token: string };

export const emptyJoinTeam: JoinTeamValues = { fullName: "", password: "", token: "" };
