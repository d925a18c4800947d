import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { Route } from "./+types/CheapInTunis.route.ts";
import { load } from "./Landing.load.ts";
import { Landing } from "./Landing.tsx";
import { cheapInTunis } from "./cheapInTunis.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return load(await context.get(apiContext)(), { place: cheapInTunis.place, now: new Date() });
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { load: loadInBrowser } = await import("./Landing.load.ts");
  return loadInBrowser(await context.get(apiContext)(), { place: cheapInTunis.place, now: new Date() });
}

export const clientMiddleware = messagesOf("landing");

export default function CheapInTunisRoute({ loaderData }: Route.ComponentProps) {
  return <Landing article={cheapInTunis} {...loaderData} />;
}
