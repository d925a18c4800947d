import { wordsOf } from "#web/language/wordsOf.ts";
import { pack, unpack } from "#web/request/packed.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import type { Route } from "./+types/Home.route.ts";
import { load } from "./Home.load.ts";
import { Home } from "./Home.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const api = await context.get(apiContext)();
  return pack(await load(api, { language: context.get(languageContext), now: new Date() }));
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { load: loadInBrowser } = await import("./Home.load.ts");
  const api = await context.get(apiContext)();
  return loadInBrowser(api, { language: context.get(languageContext), now: new Date() });
}

export const clientMiddleware = wordsOf("home");

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...unpack(loaderData)} />;
}
