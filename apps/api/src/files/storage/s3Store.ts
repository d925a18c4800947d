import { AwsClient } from "aws4fetch";
import type { FileStore } from "./FileStore.ts";

export interface S3Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Timeout of one call, in milliseconds. */
export const STORE_TIMEOUT = 4000;

/** Stores files in a private bucket of any S3-compatible store. The API serves them. */
export function s3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Bucket): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries: 2,
  });
  const send = async (method: string, key: string, init: RequestInit = {}) => {
    const address = `${endpoint}/${bucket}/${encodeURIComponent(key)}`;
    const response = await client.fetch(address, {
      ...init,
      method,
      signal: AbortSignal.timeout(STORE_TIMEOUT),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  return {
    async put(key, bytes, type) {
      try {
        const response = await send("PUT", key, { body: bytes, headers: { "content-type": type } });
        if (!response.ok) throw new Error("the file store has no such bucket");
      } catch (error) {
        // The file may have been stored although the response was lost. No account will refer to it, so it is deleted.
        send("DELETE", key).catch(() => {});
        throw error;
      }
    },
    async get(key) {
      const response = await send("GET", key);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async remove(key) {
      await send("DELETE", key);
    },
  };
}
