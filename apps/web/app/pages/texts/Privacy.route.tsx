import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { languageContext } from "@sayara/frontend/request/requestContext";
import type { Route } from "./+types/Privacy.route.ts";
import { load } from "./Texts.load.ts";
import { Texts } from "./Texts.tsx";

export const loader = ({ context }: Route.LoaderArgs) => load("privacy", context.get(languageContext));

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  load("privacy", context.get(languageContext));

export const clientMiddleware = messagesOf("texts");

export default function PrivacyRoute({ loaderData: { text } }: Route.ComponentProps) {
  return <Texts text={text} path="/privacy" onPrint={() => window.print()} />;
}
