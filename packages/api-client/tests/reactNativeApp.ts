import "./reactNativeGlobals.ts";
import { createApi } from "../src/client/createApi.ts";
import { lookUpPublicIp } from "../src/client/lookUpPublicIp.ts";

const told: string[] = [];
const baseUrl = process.argv[2] ?? "";
const api = createApi({ baseUrl, onSignedIn: (user) => told.push(`kept ${user.fullName}`) });

const signedIn = await api.signIn({ body: { email: "amine@sayara.example", password: "secret" } });
told.push(`signed in: ${signedIn.status}`);

const suppliers = await api.suppliers({ params: { page: 1, size: 10 }, query: { s: "tunis" } });
told.push(`refused: ${suppliers.ok ? "no" : suppliers.refusal.code}`);

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
told.push(`sent with a key: ${booked.ok ? booked.data.reference : booked.refusal.message}`);

const picture = new FormData();
picture.append("image", new Blob(["…"], { type: "image/png" }), "me.png");
const uploaded = await api.updateAvatar(
  { params: { id: "u1" }, body: picture },
  { onUploadProgress: () => {} },
);
told.push(`uploaded: ${uploaded.ok ? uploaded.data.avatar : uploaded.refusal.code}`);

const aborter = new AbortController();
const aborted = api.settings({}, { signal: aborter.signal });
aborter.abort();
await aborted.catch((error: Error) => told.push(`ended: ${error.name}`));

told.push(`address: ${await lookUpPublicIp({ url: `${baseUrl}/ip` })}`);

process.stdout.write(told.join("\n"));
