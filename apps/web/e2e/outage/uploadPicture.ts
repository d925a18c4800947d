import { demoAccounts } from "@sayara/api/demo/demoAccounts";
import type { Site } from "./keepVisiting.ts";

/** Signs in as the demonstration agency and uploads an image for it. Returns the last status. */
export async function uploadPicture({ webUrl, apiUrl }: Site, picture: Buffer<ArrayBuffer>): Promise<number> {
  const account = demoAccounts.find(({ role }) => role === "agency");
  const from = { origin: webUrl, "x-forwarded-for": "198.19.0.1" };
  const signedIn = await fetch(`${apiUrl}/api/sign-in/frontend`, {
    method: "POST",
    headers: { ...from, "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (signedIn.status !== 200) return signedIn.status;
  const { id } = (await signedIn.json()) as { id: string };
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const form = new FormData();
  form.set("image", new File([picture], "huge.png", { type: "image/png" }));
  const answer = await fetch(`${apiUrl}/api/update-avatar/${id}`, {
    method: "POST",
    headers: { ...from, cookie: cookies.join("; ") },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}
