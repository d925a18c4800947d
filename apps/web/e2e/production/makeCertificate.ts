import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM, self-signed: also the certificate authority. */
  cert: string;
  /** SHA-256 of the public key in base64, for the Chromium flag that trusts it. */
  keyHash: string;
}

/** Creates a self-signed certificate for the host names, valid for one day. */
export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const day = 86_400_000;
  const generated = await generate([{ name: "commonName", value: "Sayara's journeys" }], {
    keyType: "ec",
    notBeforeDate: new Date(Date.now() - day),
    notAfterDate: new Date(Date.now() + day),
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(generated.cert).publicKey.export({ type: "spki", format: "der" });
  const keyHash = createHash("sha256").update(publicKey).digest("base64");
  return { key: generated.private, cert: generated.cert, keyHash };
}
