import "./reactNativeGlobals.ts";
import { createApi } from "../src/client/createApi.ts";
import { lookUpPublicIp } from "../src/client/lookUpPublicIp.ts";

const lines: string[] = [];
const baseUrl = process.argv[2] ?? "";
const api = createApi({ baseUrl, onSignedIn: (user) => lines.push(`stored ${user.fullName}`) });

const signInOutcome = await api.signIn({ body: { email: "amine@sayara.example", password: "secret" } });
lines.push(`signed in: ${signInOutcome.ok && signInOutcome.outcome}`);

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
const checkoutOutcome = await api.checkout({ body: booking });
const reference =
  checkoutOutcome.ok && checkoutOutcome.outcome === "booked" ? checkoutOutcome.data.reference : undefined;
lines.push(`sent with a key: ${checkoutOutcome.ok ? reference : checkoutOutcome.refusal.message}`);

const form = new FormData();
form.append("image", new Blob(["…"], { type: "image/png" }), "me.png");
const uploadOutcome = await api.updateAvatar(
  { params: { id: "u1" }, body: form },
  { onUploadProgress: () => {} },
);
lines.push(`uploaded: ${uploadOutcome.ok ? uploadOutcome.data.avatar : uploadOutcome.refusal.code}`);

const aborter = new AbortController();
const abortedCall = api.settings({}, { signal: aborter.signal });
aborter.abort();
await abortedCall.catch((error: Error) => lines.push(`ended: ${error.name}`));

lines.push(`address: ${await lookUpPublicIp({ url: `${baseUrl}/ip` })}`);

process.stdout.write(lines.join("\n"));
