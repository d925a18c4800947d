declare module "*.md" {
  const text: import("./SiteText.ts").SiteText;
  export default text;
}
