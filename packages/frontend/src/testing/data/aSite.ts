import type { Site } from "@sayara/frontend/request/Site";

/** A website without a map, analytics or custom images. */
export function aSite(facts: Partial<Site> = {}): Site {
  return {
    name: "Sayara",
    operator: "Sayara",
    webUrl: "https://sayara.example",
    apiUrl: "https://api.sayara.example",
    stylesheet: "",
    mapStyleUrl: "",
    publicIpUrl: "",
    gtagId: "",
    defaultImages: { car: "", location: "", supplier: "" },
    worker: "",
    ...facts,
  };
}
