import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM; it is its own authority. */
  cert: string;
  /** SHA-256 of its public key in base64, for the flag with which Chromium trusts it. */
  keyHash: string;
}

/** Makes a self-signed certificate of some host names, valid for a day. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const day = 86_400_000;
  const made = await generate([{ name: "commonName", value: "Sayara's journeys" }], {
    keyType: "ec",
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + day),
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: "spki", format: "der" });
  const keyHash = createHash("sha256").update(publicKey).digest("base64");
  return { key: made.private, cert: made.cert, keyHash };
}
