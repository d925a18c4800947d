import type { QueueLimits } from "@sayara/http-guard/queue/createQueue";
import { readForm } from "./readForm.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Maximum number of concurrent uploads. Each may hold some megabytes for as long as its connection is slow. */
export const MAX_CONCURRENT_UPLOADS = 8;
/** Maximum number of concurrent uploads of one account. */
const MAX_UPLOADS_PER_ACCOUNT = 2;
/** Share of all upload slots that one network address may take. */
const ADDRESS_SHARE = 0.75;
/** Seconds until a refused client may retry. */
const RETRY_AFTER = 10;

/** The owner of a form, and the limit for its files. */
export interface UploadOwner {
  /** The account's id; without a session, a shared name for the guests of an address. */
  userId: string;
  address: string;
  /** Maximum total bytes of the form's files. */
  fileBytes: number;
}

/** Reader of forms with files. */
export interface Uploads {
  /**
   * Reads the form of a request.
   *
   * @throws RefusalError the codes of `readForm`; `too_many_requests` while the account or the address has
   * the maximum number of uploads in progress.
   */
  read: (request: Request, owner: UploadOwner) => Promise<FormData>;
}

/** Limits concurrent uploads by account and by address, so that slow uploads of one person leave slots for others. */
export function createUploads({ concurrency }: Pick<QueueLimits, "concurrency">): Uploads {
  const maxPerAddress = Math.max(
    1,
    Math.floor(Math.min(MAX_CONCURRENT_UPLOADS, concurrency) * ADDRESS_SHARE),
  );
  const activeUploads = new Map<string, number>();
  return {
    async read(request, { userId, address, fileBytes }) {
      const shares = [
        { key: `account ${userId}`, max: MAX_UPLOADS_PER_ACCOUNT },
        { key: `address ${address}`, max: maxPerAddress },
      ];
      if (shares.some(({ key, max }) => countOf(key) >= max))
        throw new RefusalError("too_many_requests", { retryAfter: RETRY_AFTER });
      for (const { key } of shares) activeUploads.set(key, countOf(key) + 1);
      try {
        return await readForm(request, fileBytes);
      } finally {
        for (const { key } of shares) {
          if (countOf(key) > 1) activeUploads.set(key, countOf(key) - 1);
          else activeUploads.delete(key);
        }
      }
    },
  };

  function countOf(key: string): number {
    return activeUploads.get(key) ?? 0;
  }
}
