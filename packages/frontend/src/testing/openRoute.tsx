import { i18n } from "@lingui/core";
import type { Client } from "@sayara/api-client/client/createClient";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, createElement } from "react";
import {
  type ActionFunction,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  createRoutesStub,
  useLocation,
} from "react-router";
import { testMessages } from "./testMessages.ts";
import { defaultSettings } from "../marketplace/defaultSettings.ts";
import { cacheSettings } from "../marketplace/cachedSettings.ts";
import { apiContext, languageContext } from "../request/requestContext.ts";
import { FollowSession } from "../session/FollowSession.tsx";
import { Providers, type ProvidersProps } from "./RoutedProviders.tsx";

/** A route module as used in the browser. The router adds each route's own types. */
interface RouteModule {
  default: ComponentType<never>;
  clientLoader?: (args: never) => unknown;
  clientAction?: (args: never) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
}

interface OpenOptions extends Omit<ProvidersProps, "children"> {
  /** Path and query. */
  at: string;
  /** Path pattern of a page with parameters; by default the path itself. */
  path?: string;
  openApi: () => Promise<Client>;
  /** Loader of all other URLs; by default they are shown at once. */
  loadOther?: LoaderFunction;
}

/**
 * Opens a page as the router does in a browser: its client loader, component and action, on a given API. Another
 * URL, to which the page may redirect, is shown as text: `At /settings`.
 */
export function openRoute(module: RouteModule, { at, path, openApi, loadOther, ...providers }: OpenOptions) {
  const context = new RouterContextProvider();
  const language = providers.language ?? "en";
  // Loaders run outside a provider, so their toasts use this shared instance, activated in the page's
  // language.
  i18n.loadAndActivate({ locale: language, messages: testMessages(language) });
  context.set(apiContext, openApi);
  context.set(languageContext, language);
  cacheSettings({ ...defaultSettings, ...providers.settings });
  const { clientLoader, clientAction, shouldRevalidate } = module;
  const page = {
    path: path ?? new URL(at, "http://localhost").pathname,
    Component: module.default as ComponentType<object>,
    HydrateFallback: () => null,
    ...(clientLoader && { loader: clientLoader as LoaderFunction }),
    ...(clientAction && { action: clientAction as ActionFunction }),
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  const Router = createRoutesStub(
    [
      {
        Component: Layout,
        children: [page, { path: "*", Component: OtherPage, ...(loadOther && { loader: loadOther }) }],
      },
    ],
    context,
  );
  const view = render(
    <Providers {...providers}>{createElement(Router, { initialEntries: [at] })}</Providers>,
  );
  return { user: userEvent.setup(), unmount: view.unmount };
}

function Layout() {
  return (
    <>
      <FollowSession />
      <Outlet />
    </>
  );
}

function OtherPage() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
