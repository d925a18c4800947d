import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serve } from "#tests/serve";

const app = fileURLToPath(new URL("../../tests/reactNativeApp.ts", import.meta.url));
const user = {
  id: "u1",
  type: "user",
  email: "amine@sayara.example",
  fullName: "Amine",
  language: "fr",
  enableEmailNotifications: true,
  verified: true,
  phone: null,
  location: null,
  bio: null,
  birthDate: null,
  avatar: null,
  supplierId: null,
};

test("runs without DOM and crypto if the runtime has fetch and forms", async () => {
  await using server = await serve(({ url, headers }, response) => {
    const respond = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (url === "/api/sign-in/frontend") return respond(200, user);
    if (url === "/api/suppliers/1/10?s=tunis") return respond(400, { code: "invalid_input", message: "" });
    if (url === "/api/update-avatar/u1")
      return respond(200, { avatar: String(headers["content-type"]).split(";")[0] });
    if (url === "/ip") return respond(200, { ip: "203.0.113.7" });
    if (url === "/api/checkout")
      return respond(409, { code: "car_taken", message: headers["idempotency-key"] });
    return undefined;
  });
  const { stdout } = await promisify(execFile)(process.execPath, [app, server.baseUrl]);
  expect(stdout.trim().split("\n")).toEqual([
    "stored Amine",
    "signed in: signedIn",
    "refused: invalid_input",
    expect.stringMatching(/^sent with a key: [a-z0-9]+-[a-z0-9]{10}-[a-z0-9]{10}$/),
    "uploaded: multipart/form-data",
    "ended: AbortError",
    "address: 203.0.113.7",
  ]);
}, 30_000);
