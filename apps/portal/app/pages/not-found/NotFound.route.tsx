import { data } from "react-router";

/** The root renders the screen. */
export function clientLoader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
