import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import portal from "../../portal/lingui.config.ts";
import web from "../lingui.config.ts";

const catalogsOf = ({ catalogs = [] }: typeof web, folder: string) =>
  catalogs.map((catalog) => ({
    path: catalog.path.replace("<rootDir>", `<rootDir>/${folder}`),
    include: catalog.include.map((path) => path.replace("<rootDir>", `<rootDir>/${folder}`)),
  }));

/** The catalogues of both applications: one Storybook shows the stories of both. */
export default defineConfig({
  ...web,
  rootDir: fileURLToPath(new URL("../../", import.meta.url)),
  catalogs: [...catalogsOf(web, "web"), ...catalogsOf(portal, "portal")],
});
