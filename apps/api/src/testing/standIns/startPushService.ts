import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PushSubscription } from "@sayara/domain/notification/PushSubscription";
import { startCalendarPeer } from "./startCalendarPeer.ts";

/** A notification that the push service stand-in has accepted, decrypted as a browser would. */
export interface TakenPush {
  payload: unknown;
  /** Claims in the sender's token, whose signature was verified. */
  claims: { aud: string; exp: number; sub: string };
  /** Public key of the sender. */
  key: string;
  ttl: string | undefined;
  topic: string | undefined;
  urgency: string | undefined;
}

/**
 * Starts a stand-in for a push service (RFC 8030) on a free port of this machine. It decrypts notifications
 * with the device's keys (RFC 8291) and verifies the sender's signature (RFC 8292), independently of
 * `web-push`.
 *
 * @param answer ends the response; 201 by default
 */
export async function startPushService(
  answer: (response: ServerResponse) => void = (response) => response.writeHead(201).end(),
) {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const taken: TakenPush[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    taken.push(read(request, body));
    answer(response);
  };
  const peer = await startCalendarPeer((request, response) => {
    take(request, response).catch(() => response.writeHead(400).end());
  });
  const subscription: PushSubscription = {
    endpoint: `${peer.origin}/push/device`,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
  };
  return { ...peer, subscription, taken };

  function read({ headers }: IncomingMessage, body: Buffer): TakenPush {
    if (headers["content-encoding"] !== "aes128gcm") throw new Error("not encrypted");
    const { claims, key } = verifySender(headers.authorization ?? "");
    return {
      payload: JSON.parse(decrypt(body)),
      claims,
      key,
      ttl: single(headers["ttl"]),
      topic: single(headers["topic"]),
      urgency: single(headers["urgency"]),
    };
  }

  /** Decrypts as in RFC 8188, sections 2.1 and 2.2, with the keys of RFC 8291, section 3.4. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + senderKey.length);
    const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
    const secret = Buffer.from(hkdfSync("sha256", curve.computeSecret(senderKey), auth, keyInfo, 32));
    const derive = (info: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${info}\0`, length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with its delimiter (2) and padding.
    return record.subarray(0, record.lastIndexOf(2)).toString("utf8");
  }
}

function verifySender(authorization: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("not signed");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()), key };
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : header?.[0];
}
