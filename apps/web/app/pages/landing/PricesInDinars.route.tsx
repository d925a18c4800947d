import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import type { Route } from "./+types/PricesInDinars.route.ts";
import { load } from "./Landing.load.ts";
import { Landing } from "./Landing.tsx";
import { pricesInDinars } from "./articles/pricesInDinars.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return load(await context.get(apiContext)(), { article: pricesInDinars, language, now: new Date() });
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const language = context.get(languageContext);
  const { load: loadInBrowser } = await import("./Landing.load.ts");
  return loadInBrowser(await context.get(apiContext)(), {
    article: pricesInDinars,
    language,
    now: new Date(),
  });
}

export const clientMiddleware = messagesOf("landing");

export default function PricesInDinarsRoute({ loaderData }: Route.ComponentProps) {
  return <Landing article={pricesInDinars} {...loaderData} />;
}
