import type { Client } from "@sayara/api-client/client/createClient";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, createElement } from "react";
import { RouterContextProvider, type ShouldRevalidateFunction, createRoutesStub } from "react-router";
import { vi } from "vitest";
import { apiContext, languageContext } from "../request/requestContext.ts";
import { type ActionArgs, pageAction } from "../form/pageAction.ts";
import type { FormResult } from "../form/FormResult.ts";
import { Providers } from "./RoutedProviders.tsx";

interface PartOptions {
  /** Path and query of the page. */
  at: string;
  openApi: () => Promise<Client>;
  /** The action of the page's route. */
  action: (args: ActionArgs) => Promise<FormResult<string, unknown>>;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Returns the page's data. */
  load?: () => unknown;
}

/** Renders a part of a page that submits to the page's action. `reload` is a spy on the page's loader. */
export function openPart(
  Part: ComponentType,
  { at, openApi, action, shouldRevalidate, load = () => null }: PartOptions,
) {
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  context.set(languageContext, "en");
  const reload = vi.fn(load);
  const page = {
    id: "page",
    path: new URL(at, "http://localhost").pathname,
    Component: Part,
    loader: reload,
    action: pageAction(() => Promise.resolve(action)),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  const Router = createRoutesStub([page], context);
  const view = render(
    <Providers>
      {createElement(Router, { initialEntries: [at], hydrationData: { loaderData: { page: load() } } })}
    </Providers>,
  );
  return { person: userEvent.setup(), reload, container: view.container };
}
