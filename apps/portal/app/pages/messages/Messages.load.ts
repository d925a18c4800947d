import { LAST_PAGE } from "@sayara/domain/search/paging";
import type { Client } from "@sayara/api-client/client/createClient";
import {
  type AudienceMessageSummary,
  audienceMessages,
} from "@sayara/api-client/contract/audience/audienceMessages";

export interface MessagesData {
  page: number;
  items: readonly AudienceMessageSummary[];
  total: number;
}

const PAGE_SIZE = 30;
/** Reads the page number in the URL. An invalid number counts as absent. */
export function readMessagesPage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

export function messagesPath(page: number): string {
  return page > 1 ? `/messages?page=${page}` : "/messages";
}

export function messagesPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads a page of messages to audiences. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<MessagesData> {
  const response = await call(audienceMessages, { params: { page, size: PAGE_SIZE } }, signal && { signal });
  if (!response.ok) throw new Error(`audienceMessages was refused: ${response.refusal.code}`);
  return { page, ...response.data };
}
