import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import type { Site } from "./keepVisiting.ts";

/** Signs in as the demonstration agency and uploads an image for it. Returns the last status. */
export async function uploadImage({ webUrl, apiUrl }: Site, image: Buffer<ArrayBuffer>): Promise<number> {
  const account = demoAccounts.find(({ role }) => role === "agency");
  const visitorHeaders = { origin: webUrl, "x-forwarded-for": "198.19.0.1" };
  const signedIn = await fetch(`${apiUrl}/api/sign-in/frontend`, {
    method: "POST",
    headers: { ...visitorHeaders, "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (signedIn.status !== 200) return signedIn.status;
  const { id } = (await signedIn.json()) as { id: string };
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const form = new FormData();
  form.set("image", new File([image], "huge.png", { type: "image/png" }));
  const response = await fetch(`${apiUrl}/api/update-avatar/${id}`, {
    method: "POST",
    headers: { ...visitorHeaders, cookie: cookies.join("; ") },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}
