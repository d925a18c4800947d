import type { Team } from "@sayara/api-client/contract/suppliers/team";

const seenAt = "2026-11-20T11:50:00Z";

/** A team for stories and tests. */
export const someTeam: { team: Team } = {
  team: {
    people: [
      {
        id: "p1",
        fullName: "Sami Jaziri",
        email: "sami@jasmin.example",
        role: "owner",
        isYou: true,
        sessions: 2,
        seenAt,
      },
      {
        id: "p2",
        fullName: "Rim Ayari",
        email: "rim@jasmin.example",
        role: "desk",
        isYou: false,
        sessions: 1,
        seenAt: null,
      },
    ],
    invitations: [
      {
        id: "i1",
        email: "hedi@example.tn",
        role: "accountant",
        invitedBy: "Sami Jaziri",
        expiresAt: "2026-11-27T12:00:00Z",
      },
    ],
  },
};
