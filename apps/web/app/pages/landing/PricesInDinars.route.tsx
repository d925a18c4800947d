import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { Route } from "./+types/PricesInDinars.route.ts";
import { load } from "./Landing.load.ts";
import { Landing } from "./Landing.tsx";
import { pricesInDinars } from "./pricesInDinars.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return load(await context.get(apiContext)(), { place: pricesInDinars.place, now: new Date() });
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { load: loadInBrowser } = await import("./Landing.load.ts");
  return loadInBrowser(await context.get(apiContext)(), { place: pricesInDinars.place, now: new Date() });
}

export const clientMiddleware = messagesOf("landing");

export default function PricesInDinarsRoute({ loaderData }: Route.ComponentProps) {
  return <Landing article={pricesInDinars} {...loaderData} />;
}
