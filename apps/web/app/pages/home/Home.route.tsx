import { Navigate } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useUser } from "@sayara/frontend/session/useSession";
import { STAFF_START_PATH, isStaff } from "#web/session/startPageOf.ts";
import type { Route } from "./+types/Home.route.ts";
import { load } from "./Home.load.ts";
import { Home } from "./Home.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const api = await context.get(apiContext)();
  return load(api, { language: context.get(languageContext), now: new Date() });
}

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { loadHomeInBrowser } = await import("./Home.lazy.ts");
  const api = await context.get(apiContext)();
  const { signal } = request;
  return loadHomeInBrowser(api, { language: context.get(languageContext), now: new Date(), signal });
}

export const clientMiddleware = messagesOf("home");

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  // The document is rendered for guests, since only the browser has the session.
  return isStaff(useUser()) ? <Navigate to={STAFF_START_PATH} replace /> : <Home {...loaderData} />;
}
