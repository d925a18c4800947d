declare module "virtual:readme-example" {
  export function Newsletter(): React.JSX.Element;
}
