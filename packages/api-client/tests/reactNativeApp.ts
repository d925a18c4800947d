import "./reactNativeGlobals.ts";
import { createApi } from "../src/client/createApi.ts";
import { lookUpPublicIp } from "../src/client/lookUpPublicIp.ts";

const lines: string[] = [];
const baseUrl = process.argv[2] ?? "";
const api = createApi({ baseUrl, onSignedIn: (user) => lines.push(`stored ${user.fullName}`) });

const signedIn = await api.signIn({ body: { email: "amine@sayara.example", password: "secret" } });
lines.push(`signed in: ${signedIn.ok && signedIn.outcome}`);

const suppliers = await api.suppliers({ params: { page: 1, size: 10 }, query: { s: "tunis" } });
lines.push(`refused: ${suppliers.ok ? "no" : suppliers.refusal.code}`);

const rental = {
  car: "clio",
  pickupLocation: "tunis",
  dropOffLocation: "tunis",
  from: "2026-12-01T09:00:00Z",
  to: "2026-12-02T09:00:00Z",
  options: {},
};
const booking = { rental, total: 100, payment: "later", termsAccepted: true, language: "fr" } as const;
const booked = await api.checkout({ body: booking });
const reference = booked.ok && booked.outcome === "booked" ? booked.data.reference : undefined;
lines.push(`sent with a key: ${booked.ok ? reference : booked.refusal.message}`);

const form = new FormData();
form.append("image", new Blob(["…"], { type: "image/png" }), "me.png");
const uploaded = await api.updateAvatar(
  { params: { id: "u1" }, body: form },
  { onUploadProgress: () => {} },
);
lines.push(`uploaded: ${uploaded.ok ? uploaded.data.avatar : uploaded.refusal.code}`);

const aborter = new AbortController();
const aborted = api.settings({}, { signal: aborter.signal });
aborter.abort();
await aborted.catch((error: Error) => lines.push(`ended: ${error.name}`));

lines.push(`address: ${await lookUpPublicIp({ url: `${baseUrl}/ip` })}`);

process.stdout.write(lines.join("\n"));
