import { posix } from "node:path";

/** Resolves a relative import or an app's alias to a path in this workspace. */
export function importTarget(path: string, request: string): string | undefined {
  if (request.startsWith(".")) return posix.join(posix.dirname(path), request);
  if (request.startsWith("#web/")) return request.replace("#web/", "apps/web/app/");
  if (request.startsWith("#portal/")) return request.replace("#portal/", "apps/portal/app/");
  if (request.startsWith("#api/")) return request.replace("#api/", "apps/api/src/");
  if (request.startsWith("#gateway/")) return request.replace("#gateway/", "apps/sandbox-gateway/src/");
  return undefined;
}

/** Returns the package of a file, such as `packages/domain`. */
export function packageOf(path: string): string {
  return path.split("/", 2).join("/");
}
