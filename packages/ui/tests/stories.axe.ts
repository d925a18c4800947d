import { checkStories } from "@sayara/tooling-browser/checkStories";
import axe from "axe-core";

await checkStories({ folder: new URL("../", import.meta.url), axe: axe.source });
