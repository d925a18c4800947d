import type { AudienceMessageRecord } from "@sayara/api-client/contract/audience/audienceMessages";
import { languages } from "@sayara/domain/language/Language";
import type { MessageData } from "./Message.load.ts";

const draft: AudienceMessageRecord = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  title: "Winter offers",
  kind: "promotional",
  recipients: "drivers",
  status: "draft",
  createdAt: "2026-11-20T09:00:00Z",
  startedAt: null,
  finishedAt: null,
  version: 3,
  audience: { languages: [], place: null, country: "TN", bookedSince: null, status: null },
  texts: languages.map((language) => ({
    language,
    subject: `Tabarka (${language})`,
    text: "Pick up your car in Tabarka too.\n\nFrom 1 December.",
  })),
  counts: { sent: 0, waiting: 0, leftOut: 0, failed: 0, unsubscribed: 0 },
};

/** A draft for stories and tests. */
export const someDraft = {
  message: draft,
  preview: {
    recipients: 412,
    languages: draft.texts.map(({ language, subject, text }, index) => ({
      language,
      recipients: index === 0 ? 412 : 0,
      subject,
      text: `Hello Amel,\n\n${text}`,
    })),
  },
  places: [{ id: "place-1", name: "Tunis" }],
  countries: [{ code: "TN", name: "Tunisia" }],
} satisfies MessageData;

/** A message that is being sent. */
export const someSending = {
  ...someDraft,
  preview: null,
  message: {
    ...draft,
    status: "sending",
    startedAt: "2026-11-21T08:00:00Z",
    counts: { sent: 310, waiting: 98, leftOut: 3, failed: 1, unsubscribed: 2 },
  } satisfies AudienceMessageRecord,
} satisfies MessageData;
