import type { MessagesData } from "./Messages.load.ts";

/** Messages to audiences for stories and tests. */
export const someMessages: MessagesData = {
  page: 1,
  total: 2,
  items: [
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      title: "New terms of use",
      kind: "transactional",
      recipients: "agencies",
      status: "draft",
      createdAt: "2026-11-20T09:00:00Z",
      startedAt: null,
      finishedAt: null,
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
      title: "Winter offers",
      kind: "promotional",
      recipients: "drivers",
      status: "sent",
      createdAt: "2026-11-10T09:00:00Z",
      startedAt: "2026-11-11T08:00:00Z",
      finishedAt: "2026-11-11T08:40:00Z",
    },
  ],
};
