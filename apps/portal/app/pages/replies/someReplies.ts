import type { StoredReply } from "@sayara/api-client/contract/suppliers/savedReplies";

/** Saved replies for stories and tests. */
export const someReplies: StoredReply[] = [
  {
    id: "reply-1",
    version: 2,
    language: "en",
    title: "Meeting place",
    text: "We wait for you at gate 2 of the arrivals hall,\nwith a sign of the agency.",
  },
  {
    id: "reply-2",
    version: 1,
    language: "fr",
    title: "Caution",
    text: "La caution se règle en espèces ou par carte, au départ.",
  },
];
